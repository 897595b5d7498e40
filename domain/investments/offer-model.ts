import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { instant } from '#kit/text.ts';
import {
  availabilities,
  issuerSizes,
  milestoneDraft,
  offerDraft,
  offerStates,
  offerStep,
  offerTerms,
  risks,
} from './model.ts';
import { results } from './share-rules.ts';

/** A milestone's money: `asked` by the farm with its evidence, `verified` by the offer's verifier, `released` by an admin. */
const trancheStates = ['planned', 'asked', 'verified', 'released'] as const;

export type TrancheState = (typeof trancheStates)[number];

/** What a milestone's money is asked for with: records that whoever asks cannot edit. */
export const trancheProof = z.strictObject({
  visitId: id,
  inspectionId: z.nullable(id),
  photoIds: z.array(id).check(z.minLength(1, 'investments.photosRequired'), z.maxLength(12, 'field.wrong')),
});

export type TrancheProof = z.output<typeof trancheProof>;

export const milestone = z.strictObject({
  id,
  number: z.int(),
  ...milestoneDraft.shape,
  state: z.enum(trancheStates),
  /** What was, or will be, released: its part of what came together, after the fee. Null before the offer runs. */
  releasedKobo: z.nullable(z.int()),
  proof: z.nullable(trancheProof),
  /** Why the verifier sent it back the last time; empty if never. */
  refusal: z.string(),
  releasedAt: z.nullable(instant),
});

export type Milestone = z.output<typeof milestone>;

/** How the earlier offers of a promoter ended. `late`: paid out more than the grace after its term. */
const promoterRecord = z.strictObject({
  running: z.int(),
  paid: z.int(),
  late: z.int(),
  short: z.int(),
  lost: z.int(),
});

export type PromoterRecord = z.output<typeof promoterRecord>;

/** An offer as a card or a row of a table. */
export const offerCard = z.strictObject({
  id,
  /** Like #AF101. */
  number: z.string(),
  farmId: id,
  farmName: z.string(),
  photoId: z.nullable(id),
  stateCode: z.string(),
  lga: z.string(),
  title: z.string(),
  crop: z.string(),
  goalKobo: z.int(),
  /** Pledged and paid together. */
  takenKobo: z.int(),
  durationMonths: z.int(),
  roiBasisPoints: z.int(),
  risk: z.enum(risks),
  closesOn: z.string(),
  state: z.enum(offerStates),
  availability: z.enum(availabilities),
  /** Whether whoever asks may close it to new money. */
  mayClose: z.boolean(),
});

export type OfferCard = z.output<typeof offerCard>;

const person = z.strictObject({ id, name: z.string() });

/** What the farmer counts as by the law's sizes, and the most they may raise in twelve months. Micro, without a company, unless confirmed. */
export const offerIssuer = z.strictObject({
  size: z.enum(issuerSizes),
  company: z.string(),
  cacNumber: z.string(),
  /** Of which day the figures are; null where nothing was confirmed. */
  notedOn: z.nullable(z.string()),
  mostRaisedKobo: z.int(),
});

export type OfferIssuer = z.output<typeof offerIssuer>;

export const offer = z.strictObject({
  ...offerCard.shape,
  keeperId: id,
  seasonId: offerDraft.shape.seasonId,
  terms: offerTerms,
  paidKobo: z.int(),
  investors: z.int(),
  feeBasisPoints: z.int(),
  promoter: person,
  promoterRole: z.enum(['farmer', 'extension-manager']),
  farmer: person,
  issuer: offerIssuer,
  /** Null until one is named; never the promoter. */
  verifier: z.nullable(person),
  verdict: z.nullable(z.strictObject({ words: z.string(), visitedOn: z.string(), at: instant })),
  record: promoterRecord,
  milestones: z.array(milestone),
  history: z.array(offerStep),
  /** What the harvest brought into the escrow so far. */
  proceedsKobo: z.int(),
  endsOn: z.nullable(z.string()),
  /** How it came out for its investors; null until it was shared out. */
  result: z.nullable(z.enum(results)),
  /** Whether the house may take money of investors today; else an offer takes notes of interest alone. */
  takesMoney: z.boolean(),
});

export type Offer = z.output<typeof offer>;
