import * as z from 'zod/mini';
import { grades } from '#lots';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { agreement } from './agreement-model.ts';
import { sides } from './answer-model.ts';
import { tradedGrams, trust } from './demand-model.ts';

/**
 * How far an order for listed produce is: it waits, was accepted (then it is an agreement) or refused, was called off,
 * was handed over, or was counted by the buyer. How it is paid, the agreement says.
 */
export const purchaseStates = ['placed', 'accepted', 'refused', 'cancelled', 'handed-over', 'received'] as const;

export type PurchaseState = (typeof purchaseStates)[number];

export const purchaseActs = ['placed', 'accepted', 'refused', 'cancelled', 'handed-over', 'counted', 'paid'] as const;

export type PurchaseAct = (typeof purchaseActs)[number];

/** What a buyer orders of a listing, and the day on which they collect it. */
export const wanted = { grams: tradedGrams, day: day('listing.dayRequired'), note: optionalText(300) };

/** One line of the story of an order; it is never changed. */
const purchaseEvent = z.strictObject({
  id,
  act: z.enum(purchaseActs),
  side: z.enum(sides),
  byName: z.string(),
  /** What was ordered, handed over or counted; null where nothing was weighed. */
  grams: z.nullable(z.int()),
  /** What was paid; null where nothing was. */
  kobo: z.nullable(z.int()),
  text: z.string(),
  at: z.string(),
});

export type PurchaseEvent = z.output<typeof purchaseEvent>;

/** An order in a list. */
export const purchaseLine = z.strictObject({
  id,
  listingId: id,
  listingVersion: z.int(),
  companyId: id,
  companyName: z.string(),
  /** Whose produce it is; told to the buyer once the order is accepted, '' before. */
  sellerName: z.string(),
  crop: z.string(),
  grade: z.enum(grades),
  stateCode: z.string(),
  lga: z.string(),
  grams: z.int(),
  /** The price of the version that was ordered; it stays whatever is said later. */
  koboPerKilogram: z.int(),
  totalKobo: z.int(),
  day: z.string(),
  payWithinDays: z.int(),
  state: z.enum(purchaseStates),
  handedGrams: z.nullable(z.int()),
  handedOn: z.nullable(z.string()),
  countedGrams: z.nullable(z.int()),
  placedAt: z.string(),
});

export type PurchaseLine = z.output<typeof purchaseLine>;

/** The whole order, with its story, the oldest line first. */
export const purchase = z.strictObject({
  ...purchaseLine.shape,
  /** As whom the viewer reads it. */
  mySide: z.enum(sides),
  /** The number of the other side, once the order is accepted; '' before. */
  otherPhone: z.string(),
  buyerTrust: trust,
  sellerTrust: trust,
  story: z.array(purchaseEvent),
  agreement: z.nullable(agreement),
});

export type Purchase = z.output<typeof purchase>;
