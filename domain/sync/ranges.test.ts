import { expect, test } from 'vitest';
import { isIn, rangesOf } from './ranges.ts';

test('numbers in a row make one range, a gap begins the next', () => {
  expect(rangesOf([1, 2, 3, 5, 8, 9])).toEqual([
    [1, 3],
    [5, 5],
    [8, 9],
  ]);
  expect(rangesOf([])).toEqual([]);
});

test('a number is in the ranges that hold it, both ends included', () => {
  const ranges = rangesOf([3, 4, 5, 9]);
  expect([1, 2, 3, 4, 5, 6, 8, 9, 10].filter((number) => isIn(ranges, number))).toEqual([3, 4, 5, 9]);
  expect(isIn([], 3)).toBe(false);
});
