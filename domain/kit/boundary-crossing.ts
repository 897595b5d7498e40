import { inSteps, type Boundary, type Position } from './geodesy.ts';

/** Edge n runs from corner n to the next one, the last edge back to corner 0. */
export type Crossing = readonly [edge: number, laterEdge: number];

type Edge = readonly [from: Position, to: Position];

/** Above 0 when `c` lies left of the way from `a` to `b`, below 0 right, 0 on the line. Exact for whole steps. */
const side = (a: Position, b: Position, c: Position): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isWithin = (value: number, one: number, other: number): boolean =>
  value >= Math.min(one, other) && value <= Math.max(one, other);

const isOn = ([from, to]: Edge, point: Position): boolean =>
  side(from, to, point) === 0 && isWithin(point[0], from[0], to[0]) && isWithin(point[1], from[1], to[1]);

const areApart = ([a, b]: Edge, [c, d]: Edge, axis: 0 | 1): boolean =>
  Math.max(a[axis], b[axis]) < Math.min(c[axis], d[axis]) || Math.max(c[axis], d[axis]) < Math.min(a[axis], b[axis]);

const meet = (one: Edge, other: Edge): boolean => {
  if (areApart(one, other, 0) || areApart(one, other, 1)) return false;
  const [a, b] = one;
  const [c, d] = other;
  const isCrossed = side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  return isCrossed || isOn(one, c) || isOn(one, d) || isOn(other, a) || isOn(other, b);
};

/** Neighbours share a corner and nothing more, unless the second goes back along the first or has no length. */
const turnsBack = ([before, corner]: Edge, [, after]: Edge): boolean =>
  side(before, corner, after) === 0 &&
  (before[0] - corner[0]) * (after[0] - corner[0]) + (before[1] - corner[1]) * (after[1] - corner[1]) >= 0;

/**
 * The first two edges that cross or touch where they should not, or null: a figure of eight, a corner taken twice, a way
 * out and back over the same line. Compared in millionths of a degree, so phone and server agree to the last digit.
 */
export const crossingOf = (boundary: Boundary): Crossing | null => {
  const corners = boundary.map(inSteps);
  const edges = corners.map((from, index): Edge => [from, corners[(index + 1) % corners.length] ?? from]);
  for (const [index, edge] of edges.entries()) {
    for (let later = index + 1; later < edges.length; later += 1) {
      const other = edges[later] ?? edge;
      const isNext = later === index + 1;
      const isClosing = index === 0 && later === edges.length - 1;
      const isNeighbour = (isNext && turnsBack(edge, other)) || (isClosing && turnsBack(other, edge));
      if (isNeighbour || (!isNext && !isClosing && meet(edge, other))) return [index, later];
    }
  }
  return null;
};
