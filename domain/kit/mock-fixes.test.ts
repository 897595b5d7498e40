import { describe, expect, test } from 'vitest';
import type { Fix } from './fixes.ts';
import { looksMocked } from './mock-fixes.ts';

/** A fix each second, `metres` further north each time, with the small unrest of a real phone. */
const walk = (metres: number, count: number): readonly Fix[] =>
  Array.from({ length: count }, (_, index) => ({
    position: [8.517, 12.002 + (index * metres) / 110_634],
    accuracyMetres: 4 + (index % 3) / 10,
    atMillis: index * 1000,
  }));

const still = (count: number): readonly Fix[] => walk(0, count).map((fix) => ({ ...fix, accuracyMetres: 5 }));

describe('fixes of a real phone', () => {
  test.each([
    ['none yet', []],
    ['a walk', walk(1.4, 60)],
    ['a ride along the fence on a motorcycle', walk(20, 60)],
    ['standing at a corner', walk(0, 60)],
    ['nine the same in a row, then one other', [...still(9), ...walk(1, 11).slice(10)]],
  ])('%s', (_, fixes) => {
    expect(looksMocked(fixes)).toBe(false);
  });

  test('the jump from a coarse fix of the masts to the first of the satellites', () => {
    const [first, second] = walk(1500, 2) as [Fix, Fix];
    expect(looksMocked([{ ...first, accuracyMetres: 2000 }, second])).toBe(false);
  });
});

describe('fixes that a program gave', () => {
  test.each([
    ['one that the phone marks so', walk(1, 5).map((fix, index) => ({ ...fix, isMock: index === 3 }))],
    ['an accuracy of nothing', walk(1, 5).map((fix) => ({ ...fix, accuracyMetres: 0 }))],
    ['ten the same in a row', still(10)],
    ['80 m in a second', walk(80, 2)],
    ['two places at once', walk(80, 2).map((fix) => ({ ...fix, atMillis: 0 }))],
  ])('%s', (_, fixes) => {
    expect(looksMocked(fixes)).toBe(true);
  });
});
