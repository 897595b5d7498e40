import * as z from 'zod/mini';
import { grades } from '#lots';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { agreement } from './agreement-model.ts';
import { demandTerms, koboPerKilogram, mostLots, tradedGrams, trust } from './demand-model.ts';

/** Who speaks in a bargain: those who bring, or the one who buys. */
export const sides = ['seller', 'buyer'] as const;

export type Side = (typeof sides)[number];

const answerStates = ['open', 'agreed', 'withdrawn', 'refused'] as const;

export type AnswerState = (typeof answerStates)[number];

/** What either side bids: so much, at this price, brought by this day. */
export const bid = {
  koboPerKilogram,
  grams: tradedGrams,
  day: day('demand.dayRequired'),
  note: optionalText(300),
};

/** Of a lot, what of it is offered. */
const offeredLot = z.strictObject({ lotId: id, keeperId: id, grams: tradedGrams });

export type OfferedLot = z.output<typeof offeredLot>;

export const offeredLots = z
  .array(offeredLot)
  .check(z.minLength(1, 'demand.lotsRequired'), z.maxLength(mostLots, 'demand.lotsTooMany'));

/** One bid of the chain; none is ever changed, the next one answers it. */
const madeBid = z.strictObject({
  number: z.int(),
  side: z.enum(sides),
  koboPerKilogram: z.int(),
  grams: z.int(),
  day: z.string(),
  note: z.string(),
  byName: z.string(),
  at: z.string(),
});

export type MadeBid = z.output<typeof madeBid>;

/** A lot in an answer. Who keeps it is told to the buyer once both sides agreed; '' before. */
const answerLot = z.strictObject({
  lotId: id,
  keeperId: z.nullable(id),
  keeperName: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  grade: z.enum(grades),
  /** What was promised of it. */
  grams: z.int(),
  /** What of the last bid falls to it, in grams and in kobo. */
  shareGrams: z.int(),
  shareKobo: z.int(),
});

export type AnswerLot = z.output<typeof answerLot>;

/** An answer in a list. */
export const answerLine = z.strictObject({
  id,
  demandId: id,
  companyName: z.string(),
  crop: z.string(),
  state: z.enum(answerStates),
  isPool: z.boolean(),
  farmers: z.int(),
  /** The last bid, and whose turn it is. */
  last: madeBid,
  turn: z.nullable(z.enum(sides)),
  answeredAt: z.string(),
  sellerTrust: trust,
});

export type AnswerLine = z.output<typeof answerLine>;

/** The whole bargain, with the terms of the demand as they were when it was answered. */
export const answer = z.strictObject({
  ...answerLine.shape,
  companyId: id,
  demandVersion: z.int(),
  terms: demandTerms,
  /** As whom the viewer reads it; null for those who only have a share in it. */
  mySide: z.nullable(z.enum(sides)),
  /** What they may do now. */
  mayBid: z.boolean(),
  lots: z.array(answerLot),
  bids: z.array(madeBid),
  endReason: z.string(),
  agreement: z.nullable(agreement),
  buyerTrust: trust,
});

export type Answer = z.output<typeof answer>;
