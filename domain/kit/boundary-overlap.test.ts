import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorthWarning, overlapHectares } from './boundary-overlap.ts';
import { areaHectares, roundPosition, type Boundary } from './geodesy.ts';

/** Corners in steps of about 11 m from a place in Ondo. */
const at = (...corners: readonly (readonly [number, number])[]): Boundary =>
  corners.map(([x, y]) => [5.1 + x / 10_000, 7.1 + y / 10_000]);

const box = (west: number, south: number, east: number, north: number): Boundary =>
  at([west, south], [east, south], [east, north], [west, north]);

const horseshoe = at([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9]);

/** One step by one step here; rows apart differ by less than a part in a thousand. */
const cell = areaHectares(box(0, 0, 1, 1));

const cellsShared = (one: Boundary, other: Boundary): number => overlapHectares(one, other) / cell;

/** A plot of 3 to 12 corners about a middle, as a wheel with spokes of unlike length; x and y move it. */
const plots = fc
  .tuple(fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 3, maxLength: 12 }), fc.nat(60), fc.nat(60))
  .map(([reaches, x, y]): Boundary => {
    const spokes = reaches.map((reach, index) => {
      const turn = (2 * Math.PI * index) / reaches.length;
      return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)] as const;
    });
    return at(...spokes).map(roundPosition);
  });

const holds = (boundary: Boundary, x: number, y: number): boolean =>
  boundary.reduce((inside, [x1, y1], index) => {
    const [x2, y2] = boundary[(index + 1) % boundary.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside;
  }, false);

/** The shared area by counting the middles of a fine grid: slow and rough, but another way altogether. */
const countedHectares = (one: Boundary, other: Boundary): number => {
  let count = 0;
  for (let x = -60.25; x < 121; x += 0.5) {
    for (let y = -60.25; y < 121; y += 0.5) {
      const [longitude, latitude] = [5.1 + x / 10_000, 7.1 + y / 10_000];
      if (holds(one, longitude, latitude) && holds(other, longitude, latitude)) count += 1;
    }
  }
  return (count * cell) / 4;
};

describe('the land two plots share', () => {
  test.each([
    ['two squares by a corner', box(0, 0, 10, 10), box(6, 7, 20, 20), 12],
    ['a plot inside another', box(0, 0, 10, 10), box(2, 2, 5, 6), 12],
    ['a plot inside another along its fence', box(0, 0, 10, 10), box(0, 2, 5, 6), 20],
    ['a cross of two strips', box(0, 4, 10, 6), box(4, 0, 6, 10), 4],
    ['both legs of a horseshoe', horseshoe, box(-1, 5, 10, 7), 12],
    ['the back of a horseshoe, its opening left out', horseshoe, box(2, 2, 7, 9), 17],
    ['a three-cornered half of a square', box(0, 0, 10, 10), at([0, 0], [10, 0], [0, 10]), 50],
    ['two slanted halves that share a quarter', at([0, 0], [10, 0], [0, 10]), at([0, 0], [10, 0], [10, 10]), 25],
  ])('%s', (_, one, other, cells) => {
    expect(cellsShared(one, other)).toBeCloseTo(cells, 1);
    expect(cellsShared(other.toReversed(), one)).toBeCloseTo(cells, 1);
  });

  test.each([
    ['plots apart', box(0, 0, 10, 10), box(20, 0, 30, 10)],
    ['plots on both sides of one fence', box(0, 0, 10, 10), box(10, 0, 20, 10)],
    ['plots that touch at a corner', box(0, 0, 10, 10), box(10, 10, 20, 20)],
    ['a plot in the opening of a horseshoe', horseshoe, box(3, 3, 6, 9)],
    ['both sides of a slanted fence', at([0, 0], [10, 0], [0, 10]), at([10, 0], [10, 10], [0, 10])],
    ['a walk not yet a plot', box(0, 0, 10, 10), at([1, 1], [9, 9])],
    ['a line without width', box(0, 0, 10, 10), at([1, 1], [5, 5], [9, 9])],
  ])('none: %s', (_, one, other) => {
    expect(overlapHectares(one, other)).toBe(0);
    expect(overlapHectares(other, one)).toBe(0);
  });
});

describe('for plots of any shape', () => {
  test('it is the same both ways, and no more than the smaller plot', () => {
    fc.assert(
      fc.property(plots, plots, (one, other) => {
        const shared = overlapHectares(one, other);
        expect(overlapHectares(other, one)).toBeCloseTo(shared, 9);
        expect(shared).toBeGreaterThanOrEqual(0);
        expect(shared).toBeLessThanOrEqual(Math.min(areaHectares(one), areaHectares(other)));
      }),
    );
  });

  test('a plot shares all of itself with itself, wherever the walk began', () => {
    fc.assert(
      fc.property(plots, (plot) => {
        const again = [...plot.slice(1), ...plot.slice(0, 1)].toReversed();
        expect(overlapHectares(plot, again)).toBeCloseTo(areaHectares(plot), 8);
      }),
    );
  });

  test('plots moved apart share nothing', () => {
    fc.assert(
      fc.property(plots, plots, (one, other) => {
        const moved = other.map(([longitude, latitude]) => [longitude + 0.0181, latitude] as const);
        expect(overlapHectares(one, moved)).toBe(0);
      }),
    );
  });

  test('it agrees with counting a fine grid', () => {
    const sample = fc.property(plots, plots, (one, other) => {
      const counted = countedHectares(one, other);
      const wayRound = one.length + other.length;
      expect(Math.abs(overlapHectares(one, other) - counted)).toBeLessThan(0.02 * counted + 2 * wayRound * cell);
    });
    fc.assert(sample, { numRuns: 20 });
  });
});

test('the keeper is asked from above a twentieth of the smaller plot', () => {
  expect(isWorthWarning(0.051, 1)).toBe(true);
  expect(isWorthWarning(0.05, 1)).toBe(false);
  expect(isWorthWarning(0, 0)).toBe(false);
});
