import { expect, test } from 'vitest';
import type { Cell } from '@shuka/domain/figures';
import { bandsOf, paintOf, shades } from './shades.ts';

const cell = (value: number | null, state: Cell['state'] = 'shown'): Cell => ({
  key: 'farmers',
  state,
  value,
  numerator: value,
  denominator: null,
  n: value,
});

test('places are shaded in bands of about as many, and every value is in one', () => {
  const cells = [1, 2, 3, 4, 5, 6, 7, 8].map((value) => cell(value));
  const bands = bandsOf(cells);
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ]);
  for (const one of cells) expect(shades).toContain(paintOf(one, bands));
});

test('equal values have one shade, however many they are', () => {
  const cells = [5, 5, 5, 5, 9].map((value) => cell(value));
  const bands = bandsOf(cells);
  expect(new Set(cells.slice(0, 4).map((one) => paintOf(one, bands))).size).toBe(1);
  expect(paintOf(cells[4], bands)).not.toBe(paintOf(cells[0], bands));
  expect(bandsOf([])).toEqual([]);
});

test('what is hidden and what has no data have no shade, and differ', () => {
  expect(paintOf(cell(null, 'hidden'), [])).toBe('hidden');
  expect(paintOf(cell(null, 'none'), [])).toBe('none');
  expect(paintOf(undefined, [])).toBe('none');
});
