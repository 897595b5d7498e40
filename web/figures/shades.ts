import type { Cell } from '@shuka/domain/figures';

/** How a place is painted: opacity of the green of the house, or why there is none. */
export type Paint = number | 'hidden' | 'none';

/** From least to most; what stands on the last is light. */
export const shades = [0.1, 0.25, 0.45, 1] as const;

/** A shade with the values it stands for. */
export type Band = { readonly from: number; readonly to: number; readonly shade: number };

/** As many bands as there are different values, of about as many places each, at most one a shade. */
export const bandsOf = (cells: readonly Cell[]): Band[] => {
  const values = cells.flatMap(({ value }) => (value === null ? [] : [value])).toSorted((one, other) => one - other);
  const many = Math.min(shades.length, new Set(values).size);
  const bands: Band[] = [];
  for (const [place, shade] of shades.slice(0, many).entries()) {
    const after = bands.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    const end = values[Math.ceil(((place + 1) * values.length) / many) - 1];
    const from = values.find((value) => value > after);
    if (from === undefined || end === undefined || end < from) continue;
    bands.push({ from, to: end, shade });
  }
  return bands;
};

/** How a place looks on the map. */
export const paintOf = (cell: Cell | undefined, bands: readonly Band[]): Paint => {
  if (cell === undefined || cell.state === 'none') return 'none';
  if (cell.state === 'hidden') return 'hidden';
  const value = cell.value ?? 0;
  return bands.find(({ from, to }) => value >= from && value <= to)?.shade ?? 'none';
};
