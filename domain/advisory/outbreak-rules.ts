import type { Position } from '#kit/geodesy.ts';
import data from './pests.json' with { type: 'json' };

export const outbreakWay = data.outbreak;

/** Of which days cases count. */
export const caseWay = data.cases;

/** How much of a square is hit: no farmer is told apart by it. */
export const outbreakBands = ['none', 'few', 'some', 'many'] as const;

type OutbreakBand = (typeof outbreakBands)[number];

/** The south-west corner of the square a place lies in, in whole squares from nought; east first. */
export const squareOf = ([longitude, latitude]: Position): readonly [east: number, north: number] => [
  Math.floor(longitude / outbreakWay.cellDegrees),
  Math.floor(latitude / outbreakWay.cellDegrees),
];

/** The south-west corner of a square, longitude first. */
export const cornerOf = ([east, north]: readonly [number, number]): [number, number] => [
  east * outbreakWay.cellDegrees,
  north * outbreakWay.cellDegrees,
];

/** How many of the farmers who looked found as much as a source acts at. */
export const bandOfShare = (hit: number, farmers: number): OutbreakBand => {
  if (hit === 0) return 'none';
  const found = data.outbreak.bands.find(({ below }) => hit / farmers < below)?.key;
  return outbreakBands.find((band) => band === found) ?? 'many';
};
