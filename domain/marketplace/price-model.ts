import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, requiredText } from '#kit/text.ts';

/** Who sells to whom: by the lorry, by the measure, or at the farm's own gate. */
export const priceKinds = ['wholesale', 'retail', 'farm-gate'] as const;

export type PriceKind = (typeof priceKinds)[number];

/** Who says what a thing cost: somebody who stood there, or a list that was published. */
export const priceSources = ['seen', 'wfp', 'fews-net'] as const;

export type PriceSource = (typeof priceSources)[number];

/** A thousand naira a gram is no price of produce; neither is nothing. */
export const mostPriceKobo = 10_000_000_000;

const amountKobo = z
  .int('marketplace.priceRequired')
  .check(z.gte(1, 'marketplace.priceRequired'), z.lte(mostPriceKobo, 'marketplace.priceTooHigh'));

/** What a unit weighs, in grams, so that prices of a bag and of a mudu can be laid side by side. */
const unitGrams = z
  .int('marketplace.unitRequired')
  .check(z.gte(1, 'marketplace.unitRequired'), z.lte(30_000_000, 'marketplace.unitTooHeavy'));

export const marketPlace = {
  market: requiredText('marketplace.marketRequired', 80),
  stateCode: z.string('farms.stateRequired').check(z.regex(/^[A-Z]{2}$/, 'farms.stateRequired')),
  lga: optionalText(80),
};

/** One price: of so much of one thing, at one market, on one day. It is never changed; a wrong one is withdrawn. */
export const priceLine = z.strictObject({
  ...marketPlace,
  /** The thing by the name the source gives it. */
  goods: requiredText('marketplace.goodsRequired', 80),
  kind: z.enum(priceKinds, 'marketplace.priceKindRequired'),
  day: day('marketplace.priceDayRequired'),
  unit: requiredText('marketplace.unitRequired', 40),
  unitGrams,
  amountKobo,
});

export type PriceLine = z.output<typeof priceLine>;

export const price = z.strictObject({
  id,
  ...priceLine.shape,
  /** A crop's key ('maize'); empty for what no crop's name reads as. */
  crop: z.string(),
  /** What a kilogram comes to. */
  kiloKobo: z.int(),
  source: z.enum(priceSources),
  enteredAt: instant,
});

export type Price = z.output<typeof price>;
