import type { Beginning, Trace } from './trace-model.ts';

/** How a thing’s beginnings are known: kilograms of each sort, and how much of all that a farm told of, from 0 to 1. */
type TracedShare = { readonly grams: Readonly<Record<Beginning, number>>; readonly share: number };

/**
 * The share of a thing that is traced to a farm’s own store, by the weight at its beginnings: a beginning counts whole, also
 * where only a part of it went in. Null where nothing that has a weight began, or not all is shown.
 * @param back a trace back.
 */
export const tracedShareOf = ({ things, isCut }: Trace): TracedShare | null => {
  const sum = (of: Beginning): number =>
    things.filter(({ began }) => began === of).reduce((total, { madeGrams }) => total + (madeGrams ?? 0), 0);
  const grams = { farm: sum('farm'), company: sum('company'), unknown: sum('unknown') };
  const all = grams.farm + grams.company + grams.unknown;
  return isCut || all === 0 ? null : { grams, share: grams.farm / all };
};
