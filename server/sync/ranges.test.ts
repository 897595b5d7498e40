import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangesOf, type Range } from '@shuka/domain/sync';
import { without } from './ranges.ts';

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

  test('said many times over are told of once', () => {
    const said = Array.from({ length: 10_000 }, (): Range => [1, 2_147_483_647]);
    const held = Array.from({ length: 20_000 }, (_, at): Range => [2 * at + 1, 2 * at + 1]);
    const left = without([...said, [9, 3], [5, 70]], held);
    expect(left).toHaveLength(20_000);
    expect([left[0], left.at(-1)]).toEqual([
      [2, 2],
      [40_000, 2_147_483_647],
    ]);
  });

  test('in any order, overlapping or upside down, less those that are held are the others', () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.array(range), fc.array(range), (said, held) => {
        const isIn = (ranges: readonly Range[], number: number) =>
          ranges.some(([from, to]) => from <= number && number <= to);
        const all = Array.from({ length: 60 }, (_, at) => at + 1);
        expect(spread(without(said, held))).toEqual(all.filter((one) => isIn(said, one) && !isIn(held, one)));
      }),
    );
  });

  test('that touch are one, and what is held to its end leaves nothing behind it', () => {
    expect(
      without(
        [
          [1, 2],
          [3, 4],
          [6, 9],
        ],
        [[8, 9]],
      ),
    ).toEqual([
      [1, 4],
      [6, 7],
    ]);
    expect(without([[1, 4]], [[1, 4]])).toEqual([]);
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
