import type { Position } from '#kit/geodesy.ts';
import limits from './weather-limits.json' with { type: 'json' };

/** A point of the grid that weather is asked for: all plots about it share one answer. */
export type Cell = { readonly key: string; readonly position: Position };

const cellsPerDegree = Math.round(1 / limits.gridDegrees.value);

const cellAt = (east: number, north: number): Cell => ({
  key: `${east},${north}`,
  position: [east / cellsPerDegree, north / cellsPerDegree],
});

/** The cell of a key that was made here. */
export const cellOfKey = (key: string): Cell => {
  const [east = 0, north = 0] = key.split(',').map(Number);
  return cellAt(east, north);
};

/** The point of the grid nearest to a position: '85,120' is 8.5 degrees east, 12 north. */
export const cellOf = ([longitude, latitude]: Position): Cell =>
  cellAt(Math.round(longitude * cellsPerDegree), Math.round(latitude * cellsPerDegree));
