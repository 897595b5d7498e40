import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossingOf } from './boundary-crossing.ts';
import type { Boundary, Position } from './geodesy.ts';

const eudr = new URL('../../../shared/vectors/eudr/', import.meta.url);

/** Corners in steps of about 11 m from a place in Ondo. */
const at = (...corners: readonly (readonly [number, number])[]): Boundary =>
  corners.map(([x, y]) => [5.1 + x / 10_000, 7.1 + y / 10_000]);

const ringOf = (name: string): Boundary => {
  const file = JSON.parse(readFileSync(new URL(name, eudr), 'utf8')) as {
    features: [{ geometry: { coordinates: [Position[]] } }];
  };
  return file.features[0].geometry.coordinates[0].slice(0, -1);
};

describe('a plot that can be walked round', () => {
  test.each([
    ['a square', at([0, 0], [10, 0], [10, 10], [0, 10])],
    ['a three-cornered plot', at([0, 0], [10, 0], [0, 10])],
    ['a horseshoe', at([0, 0], [9, 0], [9, 9], [6, 9], [6, 3], [3, 3], [3, 9], [0, 9])],
    ['corners in the middle of a straight fence', at([0, 0], [5, 0], [10, 0], [10, 10], [5, 10], [0, 10])],
    ['a start in the middle of a straight fence', at([5, 0], [10, 0], [10, 10], [0, 10], [0, 0])],
  ])('%s crosses nowhere, either way round', (_, boundary) => {
    expect(crossingOf(boundary)).toBeNull();
    expect(crossingOf(boundary.toReversed())).toBeNull();
  });
});

describe('a walk that crosses itself is found at its first two edges', () => {
  test.each([
    ['a figure of eight', at([0, 0], [10, 10], [10, 0], [0, 10]), [0, 2]],
    ['a later loop', at([0, 0], [20, 0], [20, 20], [10, 20], [5, 10], [10, 10], [5, 20], [0, 20]), [3, 5]],
    ['a corner taken twice in a row', at([0, 0], [10, 0], [10, 0], [10, 10], [0, 10]), [0, 1]],
    ['the first corner repeated at the end', at([0, 0], [10, 0], [10, 10], [0, 0]), [0, 2]],
    ['a corner visited again later', at([0, 0], [10, 0], [5, 5], [10, 10], [0, 10], [5, 5]), [1, 4]],
    ['a spike out and back', at([0, 0], [10, 0], [20, 0], [10, 0], [10, 10], [0, 10]), [0, 2]],
    ['a spike at the end', at([0, 0], [10, 0], [10, 10], [0, 10], [0, -5]), [0, 3]],
    ['a corner that touches another fence', at([0, 0], [10, 0], [10, 10], [5, 0], [0, 10]), [0, 2]],
    ['two fences on one line', at([0, 0], [10, 0], [10, 5], [8, 0], [2, 0], [0, 5]), [0, 2]],
    ['a line without width', at([0, 0], [5, 0], [10, 0]), [0, 2]],
    ['two corners', at([0, 0], [10, 0]), [0, 1]],
  ])('%s', (_, boundary, edges) => {
    expect(crossingOf(boundary)).toEqual(edges);
  });

  test('corners alike to six decimals are one corner', () => {
    expect(
      crossingOf([
        [5.1, 7.1],
        [5.101, 7.1],
        [5.1010000004, 7.1],
        [5.1, 7.101],
      ]),
    ).toEqual([0, 1]);
  });
});

test('no corner and one corner cross nothing', () => {
  expect(crossingOf([])).toBeNull();
  expect(crossingOf(at([0, 0]))).toBeNull();
});

test('the shared figure of eight is found, and the shared good plot passes', ({ skip }) => {
  skip(!existsSync(eudr), 'the folder shared/vectors is absent, so its plots were not tried');
  expect(crossingOf(ringOf('bad-bowtie.geojson'))).toEqual([0, 2]);
  expect(crossingOf(ringOf('good-polygon.geojson'))).toBeNull();
});

test('a walk seen from its middle as one turn never crosses, until it comes back to any corner it had', () => {
  const reaches = fc.array(fc.integer({ min: 20, max: 90 }), { minLength: 5, maxLength: 30 });
  fc.assert(
    fc.property(reaches, fc.nat(29), (some, choice) => {
      const boundary = some.map((reach, index): Position => {
        const turn = (2 * Math.PI * index) / some.length;
        return [5.1 + (reach * Math.cos(turn)) / 10_000, 7.1 + (reach * Math.sin(turn)) / 10_000];
      });
      expect(crossingOf(boundary)).toBeNull();
      expect(crossingOf([...boundary, boundary[choice % boundary.length]!])).not.toBeNull();
    }),
  );
});
