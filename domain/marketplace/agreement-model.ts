import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/** The words of the contract people read; a later wording gets another number, and those agreed before keep theirs. */
export const agreementText = 1;

export const clockStates = ['not-delivered', 'due', 'late', 'paid'] as const;

/** How payment stands. */
const paymentClock = z.strictObject({
  state: z.enum(clockStates),
  /** The day by which the oldest unpaid delivery is paid. */
  dueOn: z.nullable(z.string()),
  /** Days left, or late by. */
  days: z.int(),
  owedKobo: z.int(),
});

export type PaymentClock = z.output<typeof paymentClock>;

/** What of an agreement is one lot's, and what came of it. */
export const share = z.strictObject({
  lotId: id,
  keeperId: id,
  keeperName: z.string(),
  grams: z.int(),
  kobo: z.int(),
  deliveredGrams: z.int(),
  deliveredKobo: z.int(),
});

export type Share = z.output<typeof share>;

/** A delivery for an agreement. */
export const delivery = z.strictObject({
  id,
  lotId: id,
  grams: z.int(),
  amountKobo: z.int(),
  deliveredOn: z.string(),
  payDueOn: z.string(),
  paidOn: z.nullable(z.string()),
});

export type Delivery = z.output<typeof delivery>;

/** What both sides agreed, frozen; and how it is kept. */
export const agreement = z.strictObject({
  textVersion: z.int(),
  companyName: z.string(),
  sellerName: z.string(),
  crop: z.string(),
  leastGrade: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  koboPerKilogram: z.int(),
  grams: z.int(),
  totalKobo: z.int(),
  day: z.string(),
  payWithinDays: z.int(),
  /** The bid that was agreed to, and the version of the demand; null for an order of listed produce. */
  bidNumber: z.nullable(z.int()),
  demandVersion: z.nullable(z.int()),
  agreedAt: z.string(),
  agreedByName: z.string(),
  shares: z.array(share),
  deliveries: z.array(delivery),
  paidKobo: z.int(),
  clock: paymentClock,
});

export type Agreement = z.output<typeof agreement>;
