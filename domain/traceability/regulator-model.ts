import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { email, requiredText } from '#kit/text.ts';
import { findState } from '#kit/nigeria.ts';

/** A state by its two letters. */
export const stateCode = z
  .string('comply.stateRequired')
  .check(z.refine<string>((one) => findState(one) !== undefined, 'comply.stateRequired'));

const password = z.string('board.passwordRequired').check(z.minLength(1, 'board.passwordRequired'), z.maxLength(200));

export const regulatorDraft = z.strictObject({
  id,
  email: email('comply.emailRequired'),
  /** The authority they work for. */
  authority: requiredText('comply.authorityRequired', 120),
  states: z.array(stateCode).check(z.minLength(1, 'comply.stateRequired'), z.maxLength(37, 'comply.stateRequired')),
  reason: requiredText('comply.reasonRequired', 500),
  password,
});

export const regulatorDecision = z.strictObject({ id, regulatorId: id, isAgreed: z.boolean('field.wrong'), password });

export const regulatorEnd = z.strictObject({
  id,
  regulatorId: id,
  reason: requiredText('comply.reasonRequired', 500),
  password,
});

/** `asked` waits for a second admin. */
export const regulatorStates = ['asked', 'agreed', 'refused', 'ended'] as const;

export const regulator = z.strictObject({
  id,
  name: z.string(),
  authority: z.string(),
  states: z.array(z.string()),
  reason: z.string(),
  state: z.enum(regulatorStates),
  askedAt: z.string(),
  /** Whether whoever looks may decide: it waits, and another asked for it. */
  mayDecide: z.boolean(),
});

export type Regulator = z.output<typeof regulator>;

/** A lot as an authority sees it: what and where, and of farmers' lots nobody's name. */
export const stateLot = z.strictObject({
  thing: z.string(),
  name: z.string(),
  place: z.string(),
  /** The company that told of it; empty for a farmer's. */
  companyName: z.string(),
  madeGrams: z.nullable(z.int()),
  bornAt: z.nullable(z.string()),
  recalledAt: z.nullable(z.string()),
});

export type StateLot = z.output<typeof stateLot>;

export const stateRecall = z.strictObject({
  id,
  companyName: z.string(),
  thing: z.string(),
  name: z.string(),
  reason: z.string(),
  reached: z.int(),
  at: z.string(),
});

export type StateRecall = z.output<typeof stateRecall>;

/** What was harvested into store of one crop in one LGA; null for what is of too few lots to be told. */
export const stateSum = z.strictObject({
  lga: z.string(),
  crop: z.string(),
  lots: z.nullable(z.int()),
  grams: z.nullable(z.int()),
});

export type StateSum = z.output<typeof stateSum>;
