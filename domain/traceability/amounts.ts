import type { QuantityElement } from './event-model.ts';

/** What each unit is of the one it is reckoned in; a tonne is a thousand kilograms (UN/CEFACT Recommendation 20). */
const units: Readonly<Record<string, { readonly of: string; readonly times: number }>> = {
  KGM: { of: 'KGM', times: 1 },
  GRM: { of: 'KGM', times: 0.001 },
  TNE: { of: 'KGM', times: 1000 },
  LBR: { of: 'KGM', times: 0.45359237 },
  LTR: { of: 'LTR', times: 1 },
  MLT: { of: 'LTR', times: 0.001 },
};

/** Whole thousandths of a unit: grams of mass, millilitres, thousandths of a piece. `unit` is empty for pieces. */
export type Amount = { readonly unit: string; readonly thousandths: number };

/** How much of it there is; null where nobody said. */
export const amountOf = ({ quantity, uom }: QuantityElement): Amount | null => {
  if (quantity === undefined) return null;
  const { of, times } = units[uom ?? ''] ?? { of: uom ?? '', times: 1 };
  return { unit: of, thousandths: Math.round(quantity * times * 1000) };
};

/** One thing of which there is one. */
export const oneThing: Amount = { unit: '', thousandths: 1000 };

/** Grams as the quantity of a document: kilograms. */
export const kilogramsOf = (grams: number): { quantity: number; uom: 'KGM' } => ({
  quantity: grams / 1000,
  uom: 'KGM',
});
