import * as z from 'zod/mini';
import { inspectionTypes } from '#reports';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';

/**
 * `interest`: noted without money, where the house has no licence. `pledged`: room is kept until `payBy`. `paid`: in the
 * escrow, and may be taken back until `coolingUntil`. `active`: the offer runs. `completed`: it was shared out.
 */
export const holdingStates = [
  'interest',
  'pledged',
  'paid',
  'active',
  'completed',
  'cancelled',
  'expired',
  'refunded',
] as const;

export type HoldingState = (typeof holdingStates)[number];

/** The three words that investors see (spec, section 4), and one for what came to nothing. */
export const holdingStatuses = ['pending', 'active', 'completed', 'ended'] as const;

export type HoldingStatus = (typeof holdingStatuses)[number];

export const holding = z.strictObject({
  id,
  offerId: id,
  offerNumber: z.string(),
  title: z.string(),
  farmId: id,
  farmName: z.string(),
  farmerName: z.string(),
  crop: z.string(),
  stateCode: z.string(),
  lga: z.string(),
  amountKobo: z.int(),
  /** With the return that is hoped for. */
  expectedKobo: z.int(),
  /** What came back; null until it was shared out. Below the amount it is a loss. */
  realisedKobo: z.nullable(z.int()),
  durationMonths: z.int(),
  roiBasisPoints: z.int(),
  state: z.enum(holdingStates),
  status: z.enum(holdingStatuses),
  startedOn: z.string(),
  endsOn: z.nullable(z.string()),
  /** How many times its farm broke a rule that makes bad news; nought for a farm without any. */
  badNews: z.int(),
  payBy: z.nullable(instant),
  coolingUntil: z.nullable(instant),
  createdAt: instant,
});

export type Holding = z.output<typeof holding>;

const share = z.strictObject({
  name: z.string(),
  holdings: z.int(),
  amountKobo: z.int(),
  expectedKobo: z.int(),
  realisedKobo: z.int(),
});

export type PortfolioShare = z.output<typeof share>;

/** Everything of one investor in figures. `lostKobo`: what completed holdings brought less than was put in. */
export const portfolio = z.strictObject({
  investedKobo: z.int(),
  expectedKobo: z.int(),
  realisedKobo: z.int(),
  lostKobo: z.int(),
  counts: z.record(z.enum(holdingStatuses), z.int()),
  byCrop: z.array(share),
  byState: z.array(share),
  byMonth: z.array(z.strictObject({ month: z.string(), investedKobo: z.int(), realisedKobo: z.int() })),
  latest: z.array(holding),
  /** What the limit leaves for the next twelve months; null for those it does not bind. */
  leftOfLimitKobo: z.nullable(z.int()),
});

export type Portfolio = z.output<typeof portfolio>;

/** What an investor is shown of a farm that has their money. */
const evidenceKinds = [
  'visit',
  'inspection',
  'photos',
  'harvest',
  'activity',
  'tranche',
  'proceeds',
  'bad-news',
  'step',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];

/** One piece of evidence: taken over from the record it names, with its digest, and never changed. */
export const evidence = z.strictObject({
  id,
  kind: z.enum(evidenceKinds),
  /** The record it was taken from. */
  subjectId: id,
  happenedOn: z.string(),
  stage: z.nullable(z.enum(inspectionTypes)),
  /**
   * What it was, as its record says it: what a visit was for, what was done, how an inspection ended, where proceeds came
   * from, the state that a step led to; '' where the kind says it all.
   */
  what: z.string(),
  /** In somebody's words; '' for none. */
  words: z.string(),
  /** `bad-news`: the rule that it broke. */
  rule: z.nullable(z.string()),
  byName: z.string(),
  /** Whether whoever recorded it is the promoter; evidence by others counts for more. */
  isByPromoter: z.boolean(),
  /** Rounded to about a kilometre; null where the record had none. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  photoIds: z.array(id),
  amountKobo: z.nullable(z.int()),
  /** Of a harvest. */
  kilograms: z.nullable(z.number()),
  /** The record that this one takes the place of; the line of that one stays. */
  corrects: z.nullable(id),
  /** SHA-256 of the record as it was taken over, and of the line before: a changed feed is seen. */
  digest: z.string(),
  takenAt: instant,
});

export type Evidence = z.output<typeof evidence>;
