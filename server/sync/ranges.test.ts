import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangesOf, without, type Range } from './ranges.ts';

const numbers = fc
  .uniqueArray(fc.integer({ min: 1, max: 60 }))
  .map((list) => list.toSorted((one, other) => one - other));
const spread = (ranges: readonly Range[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

describe('numbers as ranges', () => {
  test('say all of them and nothing else, each run once', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const ranges = rangesOf(list);
        expect(spread(ranges)).toEqual(list);
        for (const [at, [from]] of ranges.entries()) expect(from).not.toBe((ranges[at - 1]?.[1] ?? -1) + 1);
      }),
    );
  });

  test('less those that are held are the others', () => {
    fc.assert(
      fc.property(numbers, numbers, (list, held) => {
        const left = without(rangesOf(list), rangesOf(held));
        expect(spread(left)).toEqual(list.filter((number) => !held.includes(number)));
      }),
    );
  });
});
