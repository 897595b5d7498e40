import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsFix, averageFix, shouldTakeCorner, type Fix } from './fixes.ts';
import { metresBetween, type Position } from './geodesy.ts';

const corner: Position = [8.517, 12.002];

const fix = (accuracyMetres: number, position: Position = corner, atMillis = 0): Fix => ({
  position,
  accuracyMetres,
  atMillis,
});

/** So many metres north of the corner. */
const north = (metres: number): Position => [corner[0], corner[1] + metres / 110_634];

describe('the gate', () => {
  test('lets 10 m and better through, unless another gate is set', () => {
    expect([3, 10, 10.1, 500].map((metres) => acceptsFix(fix(metres)))).toEqual([true, true, false, false]);
    expect(acceptsFix(fix(10), 5)).toBe(false);
    expect(acceptsFix(fix(25), 30)).toBe(true);
  });

  test('holds back an accuracy that was not measured', () => {
    for (const metres of [0, -1, Number.NaN]) expect(acceptsFix(fix(metres))).toBe(false);
  });
});

describe('many fixes at one corner', () => {
  test('make one, dated as the last, better by the root of their number', () => {
    const four = [0, 1000, 2000, 3000].map((millis) => fix(8, corner, millis));
    expect(averageFix(four)).toEqual({ position: corner, accuracyMetres: 4, atMillis: 3000 });
  });

  test('count by their accuracy: 3 m weighs four times as much as 6 m', () => {
    const position = averageFix([fix(3), fix(6, [8.51705, 12.00205])])?.position;
    expect(position).toEqual([8.51701, 12.00201]);
  });

  test('are no better than their scatter, whatever the phone says', () => {
    const average = averageFix([fix(3, north(-40)), fix(3, north(40))]);
    expect(average?.position).toEqual(corner);
    expect(average?.accuracyMetres).toBeCloseTo(40 / Math.sqrt(2), 1);
  });

  test('never claim better than a metre', () => {
    expect(averageFix(Array.from({ length: 100 }, () => fix(2)))?.accuracyMetres).toBe(1);
    expect(averageFix([fix(0.01)])?.accuracyMetres).toBe(1);
    expect(averageFix([fix(0)])?.position).toEqual(corner);
  });

  test('never claim better than the best by the root of their number, and lie among them', () => {
    const fixes = fc.array(
      fc
        .tuple(fc.double({ min: 1, max: 50, noNaN: true }), fc.integer({ min: -20, max: 20 }))
        .map(([accuracy, metres]) => fix(accuracy, north(metres))),
      { minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(fixes, (some) => {
        const average = averageFix(some);
        const best = Math.min(...some.map((one) => one.accuracyMetres));
        expect(average?.accuracyMetres).toBeGreaterThanOrEqual(best / Math.sqrt(some.length) - 1e-9);
        expect(average?.accuracyMetres).toBeGreaterThanOrEqual(1);
        expect(metresBetween(average?.position ?? [0, 0], corner)).toBeLessThan(20.1);
      }),
    );
  });

  test('stay marked when one of them was marked as made up', () => {
    expect(averageFix([fix(3), { ...fix(3), isMock: true }])?.isMock).toBe(true);
  });

  test('are nothing when there are none', () => {
    expect(averageFix([])).toBeNull();
  });
});

describe('walking round a plot', () => {
  test('the first good fix is a corner', () => {
    expect(shouldTakeCorner(null, fix(8))).toBe(true);
    expect(shouldTakeCorner(null, fix(11))).toBe(false);
  });

  test('the next corner is 5 m on, or as far as was asked', () => {
    expect(shouldTakeCorner(corner, fix(8, north(4.9)))).toBe(false);
    expect(shouldTakeCorner(corner, fix(8, north(5.1)))).toBe(true);
    expect(shouldTakeCorner(corner, fix(8, north(5.1)), 20)).toBe(false);
    expect(shouldTakeCorner(corner, fix(8, north(21)), 20)).toBe(true);
  });

  test('a rough fix is never a corner, however far', () => {
    expect(shouldTakeCorner(corner, fix(30, north(100)))).toBe(false);
    expect(shouldTakeCorner(corner, fix(30, north(100)), 5, 50)).toBe(true);
  });
});
