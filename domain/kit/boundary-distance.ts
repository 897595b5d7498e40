import { metresBetween, type Boundary, type Position } from './geodesy.ts';

/** WGS84: the radius a degree of latitude and one of longitude turn on, near enough for the few kilometres asked about. */
const equatorMetres = 6_378_137;
const squaredEccentricity = 0.006_694_38;

type Flat = readonly [eastMetres: number, northMetres: number];

/** Positions as metres east and north of `here`, on the plane that touches the ellipsoid there. */
const flatAround = ([longitude, latitude]: Position): ((position: Position) => Flat) => {
  const radians = (latitude * Math.PI) / 180;
  const bend = 1 - squaredEccentricity * Math.sin(radians) ** 2;
  const eastRadius = (equatorMetres / Math.sqrt(bend)) * Math.cos(radians);
  const northRadius = (equatorMetres * (1 - squaredEccentricity)) / bend ** 1.5;
  const perDegree = Math.PI / 180;
  return ([x, y]) => [(x - longitude) * perDegree * eastRadius, (y - latitude) * perDegree * northRadius];
};

/** Where the straight line from one point to another comes nearest to the origin. */
const nearestMetres = ([ax, ay]: Flat, [bx, by]: Flat): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  return Math.hypot(ax + along * dx, ay + along * dy);
};

/** Whether the origin lies within: a line from it to the east crosses the edges an odd number of times. */
const isAround = (corners: readonly Flat[]): boolean =>
  corners.reduce((isIn, [ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay];
    const isCrossed = ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0;
    return isCrossed ? !isIn : isIn;
  }, false);

/**
 * How far a position is from a piece of land; 0 within it, null without a corner. To the nearest edge over a plane, which
 * is right to a part in a thousand up to some 50 km; farther off the geodesic to the nearest corner is close enough.
 */
export const metresToBoundary = (from: Position, boundary: Boundary): number | null => {
  if (boundary.length === 0) return null;
  const corners = boundary.map(flatAround(from));
  if (isAround(corners)) return 0;
  const plane = Math.min(
    ...corners.map((corner, index) => nearestMetres(corner, corners[(index + 1) % corners.length] ?? corner)),
  );
  const farMetres = 50_000;
  return plane < farMetres ? plane : Math.min(...boundary.map((corner) => metresBetween(from, corner)));
};
