import geographiclib from 'geographiclib-geodesic';

/** Degrees on WGS84, longitude first as GeoJSON has it, with at most six decimals (0.11 m). */
export type Position = readonly [longitude: number, latitude: number];

/** The corners of a plot in walking order, either way round. Open: the first corner is not repeated at the end. */
export type Boundary = readonly Position[];

const wgs84 = geographiclib.Geodesic.WGS84;
const squareMetresPerHectare = 10_000;
const stepsPerDegree = 1_000_000;

const measure = (boundary: Boundary) => {
  const polygon = wgs84.Polygon(false);
  for (const [longitude, latitude] of boundary) polygon.AddPoint(latitude, longitude);
  return polygon.Compute(false, true);
};

/**
 * The area on the ellipsoid, whichever way round it was walked; 0 below three corners. Karney, "Algorithms for
 * geodesics" (2013), because ball formulas read 0.4 % too high in Nigeria. Means nothing when the boundary crosses itself.
 */
export const areaHectares = (boundary: Boundary): number =>
  Math.abs(measure(boundary).area ?? 0) / squareMetresPerHectare;

/** The way round the boundary and back to its first corner. */
export const perimeterMetres = (boundary: Boundary): number => (boundary.length < 2 ? 0 : measure(boundary).perimeter);

/** The shortest way over the ground, heights left out. */
export const metresBetween = (from: Position, to: Position): number =>
  wgs84.Inverse(from[1], from[0], to[1], to[0]).s12 ?? 0;

const toStep = (degrees: number): number => Math.round(degrees * stepsPerDegree);

/** The position in whole millionths of a degree, in which sums within Nigeria are exact. */
export const inSteps = ([longitude, latitude]: Position): Position => [toStep(longitude), toStep(latitude)];

/** The position with six decimals, as it is stored and sent. */
export const roundPosition = ([longitude, latitude]: Position): Position => [
  toStep(longitude) / stepsPerDegree,
  toStep(latitude) / stepsPerDegree,
];
