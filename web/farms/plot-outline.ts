import type { Boundary } from '@shuka/domain/kit/geodesy.ts';

/** The outline is drawn on a square of so many units. */
export const side = 100;

const margin = 8;

/** The corners on a square of 100 by 100, north up, as wide as the land really is: degrees of longitude shrink northwards. */
export const outlineOf = (boundary: Boundary): string => {
  const north = Math.max(...boundary.map(([, latitude]) => latitude));
  const west = Math.min(...boundary.map(([longitude]) => longitude));
  const narrowing = Math.cos((north * Math.PI) / 180);
  const flat = boundary.map(([longitude, latitude]) => [(longitude - west) * narrowing, north - latitude] as const);
  const width = Math.max(...flat.map(([x]) => x));
  const height = Math.max(...flat.map(([, y]) => y));
  const scale = (side - 2 * margin) / Math.max(width, height, Number.EPSILON);
  const place = (value: number, extent: number): string => (side / 2 + (value - extent / 2) * scale).toFixed(1);
  return flat.map(([x, y]) => `${place(x, width)},${place(y, height)}`).join(' ');
};
