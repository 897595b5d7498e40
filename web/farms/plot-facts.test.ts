import { describe, expect, test } from 'vitest';
import type { Plot } from '@shuka/domain/farms';
import { areaHectares, type Boundary } from '@shuka/domain/kit/geodesy.ts';
import { beginCapture, type CaptureWay, type Corner } from './plot-capture.ts';
import {
  areaValues,
  detailsOf,
  doubtOf,
  faultOf,
  nearbyOf,
  neighboursOf,
  redrawnFrom,
  startOf,
  totalHectares,
} from './plot-facts.ts';

/** A box in steps of about 11 m from a place in Kano. */
const box = (west: number, south: number, east: number, north: number): Plot['boundary'] =>
  [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ].map(([x = 0, y = 0]) => [8.5 + x / 10_000, 12 + y / 10_000]);

const plot = (id: string, boundary: Plot['boundary']): Plot => ({
  id,
  farmId: 'farm-1',
  name: `Plot ${id}`,
  boundary,
  capturedBy: 'walked',
  accuracyMetres: 5,
  looksMocked: false,
  keeperId: 'musa',
  areaHectares: areaHectares(boundary),
  overlapHectares: 0,
  revision: 1,
  createdAt: '2026-03-14T08:00:00Z',
});

const corner = (by: CaptureWay, accuracyMetres: number | null): Corner => ({
  position: [8.5, 12],
  by,
  accuracyMetres,
});

const detailsWith = (...corners: readonly Corner[]) => detailsOf({ ...beginCapture('p', 'walked', 0), corners });

describe('what a capture says of its plot', () => {
  test('walked all round: as accurate as its corners on average', () => {
    expect(detailsWith(corner('walked', 4), corner('walked', 7.25))).toMatchObject({
      capturedBy: 'walked',
      accuracyMetres: 5.6,
    });
  });

  test('one corner tapped or typed: no longer walked, and no accuracy claimed', () => {
    expect(detailsWith(corner('walked', 4), corner('typed', null))).toMatchObject({
      capturedBy: 'typed',
      accuracyMetres: null,
    });
    expect(detailsWith(corner('walked', 4), corner('tapped', null))).toMatchObject({
      capturedBy: 'tapped',
      accuracyMetres: null,
    });
  });

  test('a plot drawn anew begins with its corners as they were', () => {
    const old = plot('a', box(0, 0, 10, 10));
    const { boundary, capturedBy, accuracyMetres } = old;
    const again = redrawnFrom({ ...old, looksMocked: true }, 'tapped', 0);
    expect(detailsOf(again)).toEqual({ boundary, capturedBy, accuracyMetres, looksMocked: true });
  });

  test('a plot walked anew begins without corners', () => {
    expect(redrawnFrom(plot('a', box(0, 0, 10, 10)), 'walked', 0)).toEqual(beginCapture('a', 'walked', 0));
  });
});

describe('neighbours', () => {
  const mine = box(0, 0, 10, 10);

  test('that lie on a tenth of it are warned of, with the hectares', () => {
    const [other] = neighboursOf(mine, 'mine', [plot('a', box(9, 0, 19, 10))]);
    expect(other?.sharedHectares).toBeCloseTo(areaHectares(mine) / 10, 3);
  });

  test('that share a fence are drawn without a warning, and the plot itself is no neighbour', () => {
    const plots = [plot('mine', mine), plot('a', box(9.7, 0, 20, 10)), plot('b', box(30, 0, 40, 10))];
    expect(neighboursOf(mine, 'mine', plots).map(({ id, sharedHectares }) => [id, sharedHectares])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
  });
});

describe('what is drawn while corners are found', () => {
  const plots = [plot('a', box(0, 0, 10, 10)), { ...plot('b', box(5000, 0, 5010, 10)), farmId: 'farm-2' }];

  test('is what lies near the first corner, whoever keeps it', () => {
    expect(nearbyOf(plots, 'mine', 'farm-1', [9, 12]).map(({ id }) => id)).toEqual(['b']);
    expect(nearbyOf(plots, 'a', 'farm-1', [8.5, 12])).toEqual([]);
  });

  test('before there is a corner: the plots of the farm', () => {
    expect(nearbyOf(plots, 'mine', 'farm-1', null).map(({ id }) => id)).toEqual(['a']);
  });

  test('far plots are no neighbours', () => {
    expect(neighboursOf(box(0, 0, 10, 10), 'mine', plots).map(({ id }) => id)).toEqual(['a']);
  });
});

describe('where it lies', () => {
  const kano: Boundary = [
    [8.5, 12],
    [8.6, 12],
  ];

  test('the gravest doubt about any corner counts', () => {
    expect(doubtOf('KN', kano)).toBeNull();
    expect(doubtOf('KN', [...kano, [12, 8.5]])).toBe('swapped');
    expect(doubtOf('KN', [...kano, [12, 8.5], [50, 50]])).toBe('outside-nigeria');
    expect(doubtOf('KN', [[3.4, 6.5]])).toBe('outside-state');
  });

  test('a map that knows nothing better begins in the middle of the state', () => {
    expect(doubtOf('KN', [startOf('KN')])).toBeNull();
    expect(doubtOf('LA', [startOf('LA')])).toBeNull();
  });
});

test('a boundary with more corners than the record takes cannot be saved', () => {
  const many = Array.from({ length: 2001 }, (_, index) => [8.5 + index / 1e6, 12] as const);
  expect(faultOf(many)).toBe('plots.tooManyCorners');
  expect(faultOf(box(0, 0, 10, 10))).toBeNull();
  expect(faultOf(box(0, 0, 10, 10).slice(0, 2))).toBe('plots.tooFewCorners');
});

test('the mapped land of a farm is the sum of its plots, in hectares and acres', () => {
  const plots = [plot('a', box(0, 0, 10, 10)), plot('b', box(20, 0, 30, 10))];
  expect(totalHectares(plots)).toBeCloseTo(2 * areaHectares(box(0, 0, 10, 10)), 4);
  expect(areaValues(1)).toEqual({ hectares: '1.00', acres: '2.47' });
  expect(areaValues(0.98454)).toEqual({ hectares: '0.98', acres: '2.43' });
  expect(areaValues(0.01234)).toEqual({ hectares: '0.0123', acres: '0.03' });
});
