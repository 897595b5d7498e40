import * as z from 'zod/mini';
import { grades } from '#lots';
import { harvestUnit, kilogramsPerUnit } from '#settings';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { koboPerKilogram, mostPayDays, tradedGrams, trust } from './demand-model.ts';

/** What a farmer says of produce for sale; one version of it. `grams` is what is for sale from then on. */
export const listingTerms = z.strictObject({
  grams: tradedGrams,
  koboPerKilogram,
  /** The days on which a buyer may collect it. */
  fromDay: day('demand.fromRequired'),
  untilDay: day('demand.untilRequired'),
  /** Days from the handing over until it is paid; 0 on the day itself. */
  payWithinDays: z
    .int('listing.payDaysRequired')
    .check(z.gte(0, 'listing.payDaysRequired'), z.lte(mostPayDays, 'demand.payDaysTooMany')),
  note: optionalText(300),
});

export type ListingTerms = z.output<typeof listingTerms>;

/** Produce for sale as buyers see it: whose it is and which lot they are not told. */
export const listing = z.strictObject({
  id,
  version: z.int(),
  crop: z.string(),
  variety: z.string(),
  grade: z.enum(grades),
  /** The unit its farmer counts in, for the price of one beside that of a kilogram. */
  unit: harvestUnit,
  kilogramsPerUnit,
  /** Where it grew; '' where nobody knows. */
  stateCode: z.string(),
  lga: z.string(),
  ...listingTerms.shape,
  /** What of it no accepted order has taken. */
  leftGrams: z.int(),
  listedAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** Why it was taken off; '' where its last day went by. */
  closeReason: z.string(),
  sellerTrust: trust,
});

export type Listing = z.output<typeof listing>;

/** The same as those see it whose it is. */
export const ownListing = z.strictObject({
  ...listing.shape,
  keeperId: id,
  lotId: id,
  /** How many orders wait for an answer. */
  waiting: z.int(),
});

export type OwnListing = z.output<typeof ownListing>;

/** One version of what was said, and when. */
export const listingVersion = z.strictObject({
  version: z.int(),
  at: z.string(),
  byName: z.string(),
  terms: listingTerms,
});

export type ListingVersion = z.output<typeof listingVersion>;

/** In which order buyers look at what is for sale. */
export const listingOrders = ['newest', 'cheapest'] as const;

export type ListingOrder = (typeof listingOrders)[number];
