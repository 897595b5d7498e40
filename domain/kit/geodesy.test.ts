import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areaHectares,
  metresBetween,
  perimeterMetres,
  roundPosition,
  type Boundary,
  type Position,
} from './geodesy.ts';

const vectorFile = new URL('../../../shared/vectors/eudr/area-perimeter-vectors.json', import.meta.url);

type PolygonCase = { name: string; ring: Boundary; area_ha: number; perimeter_m: number };
type DistanceCase = { from: Position; to: Position; geodesic_m: number };

/** A plot of 3 to 12 corners round a place in Nigeria, with 10 to 600 m from its middle to each corner. */
const plots = fc
  .tuple(
    fc.double({ min: 3, max: 14, noNaN: true }),
    fc.double({ min: 4.5, max: 13.5, noNaN: true }),
    fc.array(fc.double({ min: 0.0001, max: 0.006, noNaN: true }), { minLength: 3, maxLength: 12 }),
  )
  .map(([longitude, latitude, reaches]): Boundary => {
    return reaches.map((reach, index) => {
      const turn = (2 * Math.PI * index) / reaches.length;
      return roundPosition([longitude + reach * Math.cos(turn), latitude + reach * Math.sin(turn)]);
    });
  });

describe('known measures of the ellipsoid', () => {
  test('a diamond of a degree about the equator, from the test set of GeographicLib', () => {
    const diamond: Boundary = [
      [-1, 0],
      [0, -1],
      [1, 0],
      [0, 1],
    ];
    expect(areaHectares(diamond)).toBeCloseTo(2_461_941.9146, 3);
    expect(perimeterMetres(diamond)).toBeCloseTo(627_598.2731, 3);
  });

  test('an eighth of the earth, from the same', () => {
    const eighth: Boundary = [
      [0, 90],
      [0, 0],
      [90, 0],
    ];
    expect(areaHectares(eighth)).toBeCloseTo(6_375_820_271.5511, 3);
    expect(perimeterMetres(eighth)).toBeCloseTo(30_022_685, -1);
  });

  test('Wellington to Salamanca, from the guide of GeographicLib', () => {
    expect(metresBetween([174.81, -41.32], [-5.5, 40.96])).toBeCloseTo(19_959_679.267, 3);
  });
});

test('a hundred metres by a hundred is a hectare, within what six decimals can say', () => {
  const square: Boundary = [
    [8.517, 12.002],
    [8.517918, 12.002],
    [8.517918, 12.002904],
    [8.517, 12.002904],
  ];
  expect(areaHectares(square)).toBeCloseTo(1, 3);
  expect(perimeterMetres(square)).toBeCloseTo(400, 0);
});

test('the worked plots and ways measure as the shared cases say', ({ skip }) => {
  skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its worked areas were not tried');
  const cases = JSON.parse(readFileSync(vectorFile, 'utf8')) as { polygons: PolygonCase[]; distances: DistanceCase[] };
  expect(cases.polygons.length).toBeGreaterThan(0);
  for (const { name, ring, area_ha, perimeter_m } of cases.polygons) {
    const boundary = ring.slice(0, -1);
    expect(areaHectares(boundary), name).toBeCloseTo(area_ha, 6);
    expect(areaHectares(boundary.toReversed()), name).toBeCloseTo(area_ha, 6);
    expect(perimeterMetres(boundary), name).toBeCloseTo(perimeter_m, 3);
  }
  for (const { from, to, geodesic_m } of cases.distances) expect(metresBetween(from, to)).toBeCloseTo(geodesic_m, 3);
});

test('a plot is as large wherever its walk began and whichever way round it went', () => {
  fc.assert(
    fc.property(plots, fc.nat(11), (boundary, start) => {
      const from = start % boundary.length;
      const turned = [...boundary.slice(from), ...boundary.slice(0, from)];
      for (const other of [turned, turned.toReversed()]) {
        expect(areaHectares(other)).toBeCloseTo(areaHectares(boundary), 6);
        expect(perimeterMetres(other)).toBeCloseTo(perimeterMetres(boundary), 6);
      }
    }),
  );
});

test('a walk just begun has no area; two corners are a way there and back', () => {
  for (const boundary of [
    [],
    [[8, 9]],
    [
      [8, 9],
      [8.001, 9],
    ],
  ] as Boundary[])
    expect(areaHectares(boundary)).toBe(0);
  expect(perimeterMetres([])).toBe(0);
  expect(perimeterMetres([[8, 9]])).toBe(0);
  expect(
    perimeterMetres([
      [8, 9],
      [8.001, 9],
    ]),
  ).toBeCloseTo(2 * metresBetween([8, 9], [8.001, 9]), 6);
});

test('a position keeps six decimals', () => {
  expect(roundPosition([5.1060004999, 7.0910005001])).toEqual([5.106, 7.091001]);
});
