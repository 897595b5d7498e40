import * as z from 'zod/mini';
import { newSeenPrice, priceDraft, type PriceDraft } from '#marketplace';
import { Problem, type FieldError } from '#kit/problem.ts';
import { kinds, units } from './choices.ts';
import type { RowFault } from './faults.ts';
import { readerOf, type Cells } from './read-cells.ts';
import { faultOfField } from './read-farmer.ts';

const columns = {
  market: 'market',
  stateCode: 'state',
  lga: 'lga',
  goods: 'goods',
  kind: 'kind',
  day: 'day',
  unit: 'unit',
  unitGrams: 'unit_kg',
  amountKobo: 'price_naira',
} as const;

const problemsOf = (draft: PriceDraft, now: Date): readonly FieldError[] => {
  try {
    newSeenPrice(draft, now);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.fields;
  }
};

/** A row of a list of market prices, or what is wrong with it. `id` is that of the price to come. */
export const readPrice = (
  has: Cells,
  id: string,
  now: Date,
): { readonly draft: PriceDraft } | { readonly faults: readonly RowFault[] } => {
  const cells = readerOf(has);
  const asked = {
    id,
    market: cells.text('market'),
    ...cells.place(),
    goods: cells.text('goods'),
    kind: cells.choice('kind', kinds),
    day: cells.day('day'),
    unit: cells.choice('unit', units),
    unitGrams: Math.round((cells.number('unit_kg') ?? 0) * 1000),
    amountKobo: Math.round((cells.number('price_naira') ?? 0) * 100),
  };
  if (cells.faults.length > 0) return { faults: cells.faults };
  const read = z.safeParse(priceDraft, asked);
  const fields = read.success
    ? problemsOf(read.data, now)
    : read.error.issues.map(({ path, message }) => ({ field: path.join('.'), says: message }));
  const faults = fields.map((field) => faultOfField(field, columns));
  return read.success && faults.length === 0 ? { draft: read.data } : { faults };
};
