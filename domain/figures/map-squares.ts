import data from './map-squares.json' with { type: 'json' };

/** Where a state stands on the map of squares: whole columns from the west and rows from the north, from 0. */
type MapSquare = { readonly code: string; readonly column: number; readonly row: number };

/** One square a state, about where it lies. Version and source: map-squares.json. */
export const mapSquares: readonly MapSquare[] = data.rows.flatMap((line, row) =>
  line.flatMap((code, column) => (code === '' ? [] : [{ code, column, row }])),
);

export const mapColumns = Math.max(...data.rows.map((line) => line.length));
