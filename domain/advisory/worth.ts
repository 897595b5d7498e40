import * as z from 'zod/mini';
import { daysBetween } from '#kit/day.ts';
import limits from './worth-limits.json' with { type: 'json' };

export const priceKindsHere = ['farm-gate', 'wholesale', 'retail'] as const;
export const priceSourcesHere = ['seen', 'wfp', 'fews-net', 'demo'] as const;

/** What a kilogram of a crop cost at a market, as a price board tells of it. */
const cropPrice = z.strictObject({
  kiloKobo: z.int(),
  day: z.string(),
  market: z.string(),
  lga: z.string(),
  kind: z.enum(priceKindsHere),
  source: z.enum(priceSourcesHere),
});

export type CropPrice = z.output<typeof cropPrice>;

/** What a harvest that is more by some kilograms may be sold for; `leftKobo` is null where nobody knows what it costs. */
export const worth = z.strictObject({
  price: cropPrice,
  /** How old the price is. */
  days: z.int(),
  incomeKobo: z.int(),
  costKobo: z.nullable(z.int()),
  leftKobo: z.nullable(z.int()),
});

export type Worth = z.output<typeof worth>;

/** One number by which the better price is the lower. */
const rankOf = ({ day, lga, kind }: CropPrice, ownLga: string, today: string): number => {
  const isOld = daysBetween(day, today) > limits.freshDays.value;
  return (isOld ? 100 : 0) + (lga === ownLga ? 0 : 10) + limits.kinds.value.indexOf(kind);
};

/** The price to reckon with: a fresh one before an old one, the LGA's own before the state's, what farmers get before shops. */
export const priceNear = (prices: readonly CropPrice[], lga: string, today: string): CropPrice | null =>
  prices.toSorted(
    (one, other) => rankOf(one, lga, today) - rankOf(other, lga, today) || other.day.localeCompare(one.day),
  )[0] ?? null;

type More = {
  /** On the whole land. */
  readonly kilograms: number;
  /** What all that is to be bought costs; null where not all of it has a price. */
  readonly costKobo: number | null;
};

/** What feeding may bring in naira, by what was seen at markets near; null where no price is known. */
export const worthOf = (
  { kilograms, costKobo }: More,
  prices: readonly CropPrice[],
  lga: string,
  today: string,
): Worth | null => {
  const price = priceNear(prices, lga, today);
  if (price === null) return null;
  const incomeKobo = Math.round(kilograms * price.kiloKobo);
  const leftKobo = costKobo === null ? null : incomeKobo - costKobo;
  return { price, days: Math.max(0, daysBetween(price.day, today)), incomeKobo, costKobo, leftKobo };
};
