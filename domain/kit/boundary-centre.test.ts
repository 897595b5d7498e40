import { describe, expect, test } from 'vitest';
import { centreOf } from './boundary-centre.ts';
import type { Boundary } from './geodesy.ts';

const bent: Boundary = [
  [8, 9],
  [8.003, 9],
  [8.003, 9.001],
  [8.001, 9.001],
  [8.001, 9.003],
  [8, 9.003],
];

describe('the centre of a plot', () => {
  test('is the middle of a square', () => {
    const square: Boundary = [
      [8, 9],
      [8.002, 9],
      [8.002, 9.002],
      [8, 9.002],
    ];
    expect(centreOf(square)).toEqual([8.001, 9.001]);
  });

  test('is where a bent plot balances, whichever way round it was walked', () => {
    expect(centreOf(bent)).toEqual([8.0011, 9.0011]);
    expect(centreOf(bent.toReversed())).toEqual([8.0011, 9.0011]);
  });

  test('is not drawn towards a side with many corners', () => {
    const [first, second, ...rest] = bent as [Boundary[0], Boundary[0], ...Boundary];
    expect(centreOf([first, [8.0001, 9], [8.0002, 9], [8.0003, 9], second, ...rest])).toEqual([8.0011, 9.0011]);
  });

  test('is the mean of corners that enclose no land', () => {
    expect(centreOf([[8, 9]])).toEqual([8, 9]);
    expect(
      centreOf([
        [8, 9],
        [8.002, 9.004],
      ]),
    ).toEqual([8.001, 9.002]);
  });

  test('does not exist without corners', () => {
    expect(() => centreOf([])).toThrow(RangeError);
  });
});
