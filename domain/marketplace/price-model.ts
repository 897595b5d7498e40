import * as z from 'zod/mini';
import { harvestUnit } from '#settings';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { stateCodeOr } from '#kit/place.ts';
import { rowType } from '#kit/row-type.ts';
import { instant, requiredText } from '#kit/text.ts';

/** Who sells to whom: by the lorry, by the measure, or at the farm's own gate. */
export const priceKinds = ['wholesale', 'retail', 'farm-gate'] as const;

export type PriceKind = (typeof priceKinds)[number];

/** Who says what a thing cost: somebody who stood there, a list that was published, or the demo, which made it up. */
export const priceSources = ['seen', 'wfp', 'fews-net', 'demo'] as const;

export type PriceSource = (typeof priceSources)[number];

/** Above a hundred million naira for one unit a figure is a slip; it also keeps what a kilogram comes to a safe number. */
export const mostPriceKobo = 10_000_000_000;

const amountKobo = z
  .int('prices.amountRequired')
  .check(z.gte(1, 'prices.amountRequired'), z.lte(mostPriceKobo, 'prices.amountTooHigh'));

/** What a unit weighs, in grams, so that prices of a bag and of a mudu can be laid side by side: up to a lorry's load. */
const unitGrams = z
  .int('prices.weightRequired')
  .check(z.gte(1, 'prices.weightRequired'), z.lte(30_000_000, 'prices.weightTooMuch'));

/** What somebody saw a thing cost at a market. */
export const priceDraft = z.strictObject({
  id,
  market: requiredText('prices.marketRequired', 80),
  stateCode: stateCodeOr('farms.stateRequired'),
  lga: requiredText('farms.lgaRequired', 60),
  /** The produce, in the words of whoever saw it. */
  goods: requiredText('prices.goodsRequired', 80),
  kind: z.enum(priceKinds, 'prices.kindRequired'),
  day: day('prices.dayRequired'),
  unit: harvestUnit,
  unitGrams,
  amountKobo,
});

export type PriceDraft = z.output<typeof priceDraft>;

/** Why a price counts no more, and since when. */
const withdrawal = z.strictObject({ reason: z.string(), at: instant });

/** A price as its recorder's phone keeps it. It is never changed; a wrong one is withdrawn, with a reason, and stays. */
export const seenPrice = z.strictObject({
  ...priceDraft.shape,
  /** What a kilogram comes to, to the kobo. */
  kiloKobo: z.int(),
  createdAt: instant,
  withdrawn: z.nullable(withdrawal),
});

export type SeenPrice = z.output<typeof seenPrice>;

export const seenPriceRows = rowType<SeenPrice>('price', seenPrice);

export const withdrawalDraft = z.strictObject({
  priceId: id,
  reason: requiredText('prices.reasonRequired', 300),
});

export type WithdrawalDraft = z.output<typeof withdrawalDraft>;
