/** Longitude and latitude in degrees, in walking order. */
export type Corners = readonly (readonly [longitude: number, latitude: number])[];

/**
 * Boundaries as SVG points in one square, to one scale, north up, in the middle. Good for a sketch: degrees are taken as
 * flat, with the longitude shortened as it is at their latitude.
 * @param side of the square, in the drawing's own units.
 */
export const sketchPoints = (boundaries: readonly Corners[], side: number): readonly string[] => {
  const shorten = Math.cos(((boundaries.flat()[0]?.[1] ?? 0) * Math.PI) / 180);
  const flat = boundaries.map((corners) => corners.map(([x, y]) => [x * shorten, -y] as const));
  const spanOf = (axis: 0 | 1) => {
    const all = flat.flat().map((point) => point[axis]);
    const least = all.reduce((one, other) => Math.min(one, other), Infinity);
    return { least, size: all.reduce((one, other) => Math.max(one, other), -Infinity) - least };
  };
  const across = spanOf(0);
  const down = spanOf(1);
  const scale = side / (Math.max(across.size, down.size) || 1);
  const place = (value: number, { least, size }: { least: number; size: number }): string =>
    ((value - least) * scale + (side - size * scale) / 2).toFixed(1);
  return flat.map((corners) => corners.map(([x, y]) => `${place(x, across)},${place(y, down)}`).join(' '));
};
