import { expect, test } from 'vitest';
import { landFigures } from './land-figures.ts';
import type { Farm } from './model.ts';
import type { Plot } from './plot-model.ts';

const farmOf = (id: string, sizeBand: Farm['sizeBand']) => ({ id, sizeBand }) as Farm;
const plotOf = (farmId: string, areaHectares: number) => ({ farmId, areaHectares }) as Plot;

test('measured plots are summed, and a farm that nobody measured counts by the size that was said', () => {
  const farms = [farmOf('river', 'large'), farmOf('hill', 'small')];
  const plots = [plotOf('river', 20), plotOf('river', 1.448), plotOf('of someone else', 5)];
  const figures = landFigures(farms, plots);
  expect(figures).toMatchObject({ farms: 2, bands: ['small'] });
  expect(figures.hectares).toBeCloseTo(21.448, 6);
  expect(figures.acres).toBeCloseTo(53, 1);
});

test('who has no farm has no land', () => {
  expect(landFigures([], [])).toEqual({ farms: 0, hectares: 0, acres: 0, bands: [] });
});
