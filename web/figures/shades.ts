import type { Cell } from '@shuka/domain/figures';

/** From least to most; the last two are dark, and what stands on them is light. */
export const shades = [
  'bg-leaf/5 text-ink',
  'bg-leaf/15 text-ink',
  'bg-leaf/30 text-ink',
  'bg-leaf-strong text-on-leaf',
] as const;

/** What is not shown has no shade; its border says which of the two it is. */
export const unshaded = {
  hidden: 'border-dashed border-ochre bg-ochre-soft text-ink',
  none: 'border-dotted bg-paper text-ink-soft',
} as const;

/** A shade with the values it stands for. */
export type Band = { readonly from: number; readonly to: number; readonly shade: string };

/** As many bands as there are different values, of about as many places each, at most one a shade. */
export const bandsOf = (cells: readonly Cell[]): Band[] => {
  const values = cells.flatMap(({ value }) => (value === null ? [] : [value])).toSorted((one, other) => one - other);
  const different = new Set(values).size;
  const many = Math.min(shades.length, different);
  const bands: Band[] = [];
  for (let place = 0; place < many; place += 1) {
    const after = bands.at(-1)?.to ?? Number.NEGATIVE_INFINITY;
    const end = values[Math.ceil(((place + 1) * values.length) / many) - 1];
    const from = values.find((value) => value > after);
    if (from === undefined || end === undefined || end < from) continue;
    bands.push({ from, to: end, shade: shades[place] ?? '' });
  }
  return bands;
};

/** How a place looks on the map. */
export const lookOf = (cell: Cell | undefined, bands: readonly Band[]): string => {
  if (cell === undefined || cell.state === 'none') return unshaded.none;
  if (cell.state === 'hidden') return unshaded.hidden;
  const value = cell.value ?? 0;
  return bands.find(({ from, to }) => value >= from && value <= to)?.shade ?? '';
};
