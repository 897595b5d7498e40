import type { BusinessDetails } from './model.ts';

/**
 * Amounts above these are asked back ("Is it really …?"), never refused. Orders of magnitude above any farm business:
 * the country's whole maize harvest is about 12 million tons a year (FAOSTAT, 2022), its largest flour miller has some
 * 5,000 people (its annual report, 2023).
 */
const asksAbove = { yearlyTonnes: 100_000, employees: 5_000, productCount: 500 } as const;

export type Amount = keyof typeof asksAbove;

/** The amounts of a form that are worth asking back. */
export const oddAmounts = (details: Pick<BusinessDetails, Amount>): Amount[] =>
  (Object.keys(asksAbove) as Amount[]).filter((field) => (details[field] ?? 0) > asksAbove[field]);
