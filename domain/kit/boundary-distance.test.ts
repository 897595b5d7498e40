import { describe, expect, test } from 'vitest';
import { metresToBoundary } from './boundary-distance.ts';
import { metresBetween, type Position } from './geodesy.ts';

/** A square near Bichi, some 111 m by 109 m. */
const square: readonly Position[] = [
  [8.26, 12.25],
  [8.261, 12.25],
  [8.261, 12.251],
  [8.26, 12.251],
];

describe('how far a position is from a plot', () => {
  test('is nothing within it, whichever way round it was walked', () => {
    expect(metresToBoundary([8.2605, 12.2505], square)).toBe(0);
    expect(metresToBoundary([8.2605, 12.2505], square.toReversed())).toBe(0);
  });

  test.each<[string, Position, Position]>([
    ['beside an edge', [8.2605, 12.2492], [8.2605, 12.25]],
    ['beyond a corner', [8.262, 12.252], [8.261, 12.251]],
    ['some kilometres off', [8.3, 12.2505], [8.261, 12.2505]],
  ])('%s is the geodesic to the nearest point of its fence', (_, from, nearest) => {
    const exact = metresBetween(from, nearest);
    expect(Math.abs((metresToBoundary(from, square) ?? 0) - exact)).toBeLessThan(exact / 1000 + 0.01);
  });

  test('from another state is the way to its nearest corner', () => {
    const far = metresToBoundary([3.4, 6.5], square) ?? 0;
    expect(Math.abs(far - metresBetween([3.4, 6.5], [8.26, 12.25]))).toBeLessThan(1000);
  });

  test('in the hollow of a bent plot is not within it', () => {
    const horseshoe: readonly Position[] = [
      [8.26, 12.25],
      [8.263, 12.25],
      [8.263, 12.253],
      [8.262, 12.253],
      [8.262, 12.251],
      [8.261, 12.251],
      [8.261, 12.253],
      [8.26, 12.253],
    ];
    expect(metresToBoundary([8.2615, 12.2525], horseshoe)).toBeGreaterThan(50);
    expect(metresToBoundary([8.2605, 12.2525], horseshoe)).toBe(0);
  });

  test('without a corner is not known', () => {
    expect(metresToBoundary([8, 12], [])).toBeNull();
  });
});
