import { describe, expect, test } from 'vitest';
import { registerPlot, removePlot, revisePlot } from './plot-contract.ts';
import type { Plot, PlotDraft } from './plot-model.ts';
import { mostPlots, newPlot, plotChangesOf, revisedPlot, sharedHectares, type PlotChanges } from './plot-rules.ts';

const keeperId = '0193a000-0000-7000-8000-000000000001';
const now = new Date('2026-06-01T08:00:00Z');

const squareOf = (side: number): [number, number][] => [
  [8.3, 12.3],
  [8.3 + side, 12.3],
  [8.3 + side, 12.3 + side],
  [8.3, 12.3 + side],
];

const draft: PlotDraft = {
  id: '0193a000-0002-7000-8000-000000000009',
  farmId: '0193a000-0001-7000-8000-000000000001',
  name: 'Fadama',
  boundary: squareOf(0.001),
  capturedBy: 'walked',
  accuracyMetres: 4.5,
  looksMocked: false,
};

const plot = newPlot(draft, keeperId, 0, now);

/** What a phone shows after these acts, before the server knows of them. */
const onPhone = (acts: readonly [typeof registerPlot | typeof revisePlot, object][]): Plot | null =>
  acts.reduce<Plot | null>(
    (before, [contract, input]) => contract.effects?.[0]?.apply(before, input, { accountId: keeperId, now }) as Plot,
    null,
  );

const change = (was: PlotChanges, becomes: PlotChanges) => ({ plotId: draft.id, was, becomes });

describe('the phone and the server', () => {
  test('make the same plot of a draft', () => {
    expect(onPhone([[registerPlot, draft]])).toEqual(plot);
  });

  test('make the same plot of a change, revision and all, so that a removal after it is no surprise', () => {
    const becomes = {
      boundary: squareOf(0.002),
      capturedBy: 'tapped',
      accuracyMetres: null,
      looksMocked: false,
    } as const;
    const seen = onPhone([
      [registerPlot, draft],
      [revisePlot, change({ name: 'Fadama' }, { name: 'Gona' })],
      [revisePlot, change({ boundary: draft.boundary }, becomes)],
    ]);
    const renamed = revisedPlot(plot, { name: 'Fadama' }, { name: 'Gona' }).plot;
    expect(seen).toEqual(revisedPlot(renamed, { boundary: draft.boundary }, becomes).plot);
    expect(seen?.revision).toBe(3);
  });

  test('count a change that changes nothing as none', () => {
    const idle = change({ name: 'Fadama' }, { name: 'Fadama' });
    expect(
      onPhone([
        [registerPlot, draft],
        [revisePlot, idle],
      ]),
    ).toEqual(plot);
    expect(revisedPlot(plot, idle.was, idle.becomes).plot).toEqual(plot);
  });

  test('agree that a removed plot is gone', () => {
    expect(
      removePlot.effects?.[0]?.apply(plot, { plotId: plot.id, revision: 1 }, { accountId: keeperId, now }),
    ).toBeNull();
  });
});

describe('a plot', () => {
  test('is refused past the last one that a farm may have', () => {
    expect(newPlot(draft, keeperId, mostPlots - 1, now).id).toBe(draft.id);
    expect(() => newPlot(draft, keeperId, mostPlots, now)).toThrow('too-many-plots');
  });

  test('seen with more digits than are kept is still the plot that was seen', () => {
    const was = { boundary: draft.boundary.map(([x, y]): [number, number] => [x + 1e-9, y]) };
    const becomes = { ...was, boundary: squareOf(0.002) };
    expect(revisedPlot(plot, was, becomes)).toMatchObject({ changed: ['boundary'], clashes: [] });
  });

  test('whose boundary was set aside counts that as a change: a removal decided before it is too late', () => {
    const redrawn = revisedPlot(plot, { boundary: squareOf(0.003) }, { boundary: squareOf(0.002) });
    expect(redrawn).toMatchObject({ changed: [], clashes: [{ field: 'boundary' }], plot: { ...plot, revision: 2 } });
  });
});

describe('the changes of a form', () => {
  test('are what differs, with what stood there', () => {
    expect(plotChangesOf(plot, { ...draft, name: 'Gona' })).toEqual({
      was: { name: 'Fadama' },
      becomes: { name: 'Gona' },
    });
    expect(plotChangesOf(plot, draft)).toBeNull();
  });

  test('hold a boundary whole, with how it came about', () => {
    const drawn = {
      boundary: squareOf(0.002),
      capturedBy: 'tapped',
      accuracyMetres: null,
      looksMocked: false,
    } as const;
    const { boundary, capturedBy, accuracyMetres, looksMocked } = plot;
    const was = { boundary, capturedBy, accuracyMetres, looksMocked };
    expect(plotChangesOf(plot, { ...drawn, name: plot.name })).toEqual({ was, becomes: drawn });
  });
});

describe('land in others’ plots', () => {
  test('is summed, and never more than the plot', () => {
    const half = squareOf(0.001).map(([x, y]): [number, number] => [x + 0.0005, y]);
    expect(sharedHectares(plot.boundary, [half])).toBeCloseTo(plot.areaHectares / 2, 4);
    expect(sharedHectares(plot.boundary, [half, half, half])).toBe(plot.areaHectares);
    expect(sharedHectares(plot.boundary, [])).toBe(0);
  });

  test('is not looked for without end', () => {
    const crowd = Array.from({ length: 50 }, () => Array.from({ length: 2000 }, (): [number, number] => [8.3, 12.3]));
    const long = Array.from({ length: 2000 }, (_, place): [number, number] => [8.3 + place / 1e6, 12.3]);
    expect(sharedHectares(long, [...crowd, squareOf(1)])).toBe(0);
  });
});
