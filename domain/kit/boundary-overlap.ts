import { areaHectares, type Boundary, type Position } from './geodesy.ts';

/** Neighbours who share a fence overlap a little by the error of GPS alone; a shared part above this is asked about. */
const sharedPartToWarn = 0.05;

/** Below a hundredth of a square metre it is the rounding of sums, not land. */
const noiseHectares = 1e-6;

/** A straight line over its stretch of x: `sign` +1 when walked leftwards, -1 rightwards. Upright edges bound nothing. */
type Slope = { sign: number; start: number; end: number; height: number; rise: number };

const toSlopes = (boundary: Boundary, [x0, y0]: Position): readonly Slope[] =>
  boundary.flatMap(([x, y], index) => {
    const [nextX, nextY] = boundary[(index + 1) % boundary.length] ?? [x, y];
    if (nextX === x) return [];
    const [left, height] = x < nextX ? [x, y] : [nextX, nextY];
    const rise = (nextY - y) / (nextX - x);
    const start = left - x0;
    return [{ sign: x > nextX ? 1 : -1, start, end: Math.max(x, nextX) - x0, height: height - y0, rise }];
  });

const heightAt = (slope: Slope, x: number): number => slope.height + slope.rise * (x - slope.start);

/** The area under both lines. The level it is measured from cancels out in the sum; near the plots, it loses no digits. */
const areaUnder = (one: Slope, other: Slope): number => {
  const start = Math.max(one.start, other.start);
  const end = Math.min(one.end, other.end);
  if (start >= end) return 0;
  const [a, b] = [heightAt(one, start), heightAt(one, end)];
  const [c, d] = [heightAt(other, start), heightAt(other, end)];
  const [before, after] = [a - c, b - d];
  if (before * after >= 0) return ((before + after < 0 ? a + b : c + d) / 2) * (end - start);
  const turn = before / (before - after);
  const middle = a + (b - a) * turn;
  return ((Math.min(a, c) + middle) * turn + (middle + Math.min(b, d)) * (1 - turn)) * 0.5 * (end - start);
};

const sumUnder = (some: readonly Slope[], others: readonly Slope[]): number => {
  let sum = 0;
  for (const one of some) for (const other of others) sum += one.sign * other.sign * areaUnder(one, other);
  return Math.abs(sum);
};

/** On the plain of degrees, from a point near the plot so that no digits are lost. In one walk, however many corners. */
const plainArea = (boundary: Boundary, [x0, y0]: Position): number => {
  let twice = 0;
  for (const [index, [x, y]] of boundary.entries()) {
    const [nextX, nextY] = boundary[(index + 1) % boundary.length] ?? [x, y];
    twice += (x - x0) * (nextY - y0) - (nextX - x0) * (y - y0);
  }
  return Math.abs(twice) / 2;
};

const range = (boundary: Boundary, axis: 0 | 1): readonly [least: number, most: number] => {
  const values = boundary.map((corner) => corner[axis]);
  return [Math.min(...values), Math.max(...values)];
};

const areApart = (one: Boundary, other: Boundary): boolean =>
  ([0, 1] as const).some((axis) => {
    const [least, most] = range(one, axis);
    const [otherLeast, otherMost] = range(other, axis);
    return most <= otherLeast || otherMost <= least;
  });

/**
 * The land that lies in both of two boundaries of any shape that do not cross themselves.
 *
 * A point lies inside a boundary when, of the edges above it, one more is walked one way than the other; so the shared
 * area is the sum, over every edge of one with every edge of the other, of the signed area under both. It needs no cutting
 * and so has no special cases: bent plots, shared fences and a plot inside a plot come out alike. The part is found on the
 * plain of degrees and taken of the smaller plot's geodesic area; within one plot the plain is true to 1 in 1,000.
 */
export const overlapHectares = (one: Boundary, other: Boundary): number => {
  if (one.length < 3 || other.length < 3 || areApart(one, other)) return 0;
  const origin = one[0] ?? [0, 0];
  const [smaller, larger] = plainArea(one, origin) <= plainArea(other, origin) ? [one, other] : [other, one];
  const whole = plainArea(smaller, origin);
  const part = whole === 0 ? 0 : sumUnder(toSlopes(smaller, origin), toSlopes(larger, origin)) / whole;
  const hectares = Math.min(part, 1) * areaHectares(smaller);
  return hectares < noiseHectares ? 0 : hectares;
};

/** Whether the keeper should be asked about land shared with a neighbour's plot: more than 5 % of the smaller plot. */
export const isWorthWarning = (sharedHectares: number, smallerHectares: number): boolean =>
  sharedHectares > sharedPartToWarn * smallerHectares;
