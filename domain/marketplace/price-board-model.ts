import * as z from 'zod/mini';
import { addDays, daysBetween } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { priceKinds, priceSources } from './price-model.ts';
import days from './price-days.json' with { type: 'json' };

/** A market by its place. */
export const market = z.strictObject({ name: z.string(), stateCode: z.string(), lga: z.string() });

export type Market = z.output<typeof market>;

export const mostMarkets = 2000;

const figure = {
  day: z.string(),
  amountKobo: z.int(),
  unit: z.string(),
  unitGrams: z.int(),
  kiloKobo: z.int(),
  source: z.enum(priceSources),
};

const what = {
  /** Of the quotation: one kind of produce at one market, in one unit. */
  id,
  market: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  /** By the name its source gives it. */
  goods: z.string(),
  /** A crop's key ('maize'); empty for what no crop's name reads as. */
  crop: z.string(),
  kind: z.enum(priceKinds),
};

/** One line of the board: the newest price, and what a kilogram came to about four weeks before; null where nobody knows. */
export const quotation = z.strictObject({
  ...what,
  ...figure,
  before: z.nullable(z.strictObject({ day: z.string(), kiloKobo: z.int() })),
});

export type Quotation = z.output<typeof quotation>;

const pricePoint = z.strictObject({ priceId: id, ...figure });

export type PricePoint = z.output<typeof pricePoint>;

export const priceSeries = z.strictObject({
  ...what,
  /** The newest first, in whatever unit they were seen. */
  items: z.array(pricePoint),
  next: z.nullable(z.string()),
});

export type PriceSeries = z.output<typeof priceSeries>;

/** The days between which the price stands that one of `newest` is compared with. */
export const comparedDays = (newest: string) => {
  const to = addDays(newest, -days.changeOver.value);
  return { from: addDays(to, -days.changeWithin.value), to };
};

/** By how much a kilogram became dearer, in whole percent; cheaper is below 0. Null where nobody knows what it was. */
export const changePercent = ({ kiloKobo, before }: Pick<Quotation, 'kiloKobo' | 'before'>): number | null =>
  before === null ? null : Math.round(((kiloKobo - before.kiloKobo) * 100) / before.kiloKobo);

/** How many days old a price is that is too old to go by; null for one that is not. */
export const staleDays = (day: string, today: string): number | null => {
  const age = daysBetween(day, today);
  return age > days.staleAfter.value ? age : null;
};

/** What a kilogram came to on each day, the oldest first: the mean of that day's prices, of the last `most` days. */
export const pricesByDay = (
  points: readonly Pick<PricePoint, 'day' | 'kiloKobo'>[],
  most: number,
): { readonly day: string; readonly kiloKobo: number }[] => {
  const byDay = new Map<string, number[]>();
  for (const { day, kiloKobo } of points) byDay.set(day, [...(byDay.get(day) ?? []), kiloKobo]);
  return [...byDay]
    .map(([day, all]) => ({ day, kiloKobo: Math.round(all.reduce((sum, one) => sum + one, 0) / all.length) }))
    .sort((one, other) => one.day.localeCompare(other.day))
    .slice(-most);
};
