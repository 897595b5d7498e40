import { roundPosition, type Boundary, type Position } from './geodesy.ts';

const mean = (boundary: Boundary): Position => {
  const sum = boundary.reduce(([x, y], [longitude, latitude]) => [x + longitude, y + latitude], [0, 0] as Position);
  return [sum[0] / boundary.length, sum[1] / boundary.length];
};

/**
 * The balance point of the land, six decimals; the mean of the corners when they enclose none. Where a pin stands and for
 * which the weather is asked: in a plot bent like a horseshoe it may lie outside. @throws RangeError without a corner.
 */
export const centreOf = (boundary: Boundary): Position => {
  const [first] = boundary;
  if (first === undefined) throw new RangeError('a boundary without corners has no centre');
  let [twiceArea, x, y] = [0, 0, 0];
  boundary.forEach(([longitude, latitude], index) => {
    const next = boundary[index + 1] ?? first;
    const [ax, ay, bx, by] = [longitude - first[0], latitude - first[1], next[0] - first[0], next[1] - first[1]];
    const part = ax * by - bx * ay;
    twiceArea += part;
    x += (ax + bx) * part;
    y += (ay + by) * part;
  });
  if (twiceArea === 0) return roundPosition(mean(boundary));
  return roundPosition([first[0] + x / (3 * twiceArea), first[1] + y / (3 * twiceArea)]);
};
