import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { disaster } from './disaster-model.ts';
import { instalment } from './loan-model.ts';
import { loanLimits } from './model.ts';

/** `proposed` waits for a second officer, `offered` for its farmer; only what they agreed to holds. */
const restructureStates = ['proposed', 'offered', 'agreed', 'declined', 'refused'] as const;

const count = (says: string) => z.int(says).check(z.gte(0, says), z.lte(loanLimits.mostInstalments, says));

/** What an officer proposes after a disaster: a plan from now on, with so many instalments, the first of them free. */
export const restructureDraft = z.strictObject({
  id,
  loanId: id,
  disasterId: id,
  instalments: z
    .int('loans.instalmentsWrong')
    .check(z.gte(1, 'loans.instalmentsWrong'), z.lte(loanLimits.mostInstalments, 'loans.instalmentsWrong')),
  principalGrace: count('loans.graceWrong'),
  interestGrace: count('loans.graceWrong'),
  words: requiredText('loans.reasonRequired', 500),
});

export type RestructureDraft = z.output<typeof restructureDraft>;

/** What the other plan comes to, as of one day; money in kobo. */
const restructureFigures = z.strictObject({
  /** What is still owed of the sum and of interest until that day: what the other plan repays. */
  principalKobo: z.int(),
  /** Penalties from before the disaster, which stay owed. */
  penaltyKobo: z.int(),
  /** Penalties since the first day of the disaster, which are let go. */
  waivedKobo: z.int(),
  totalKobo: z.int(),
  schedule: z.array(instalment),
});

export type RestructureFigures = z.output<typeof restructureFigures>;

export const restructure = z.strictObject({
  ...restructureDraft.shape,
  what: z.string(),
  fromOn: z.string(),
  source: z.string(),
  sourceNumber: z.string(),
  state: z.enum(restructureStates),
  proposedByName: z.string(),
  proposedAt: z.string(),
  decidedByName: z.string(),
  decisionWords: z.string(),
  answeredByName: z.string(),
  /** How the farmer agreed, where their manager wrote it down. */
  answerWords: z.string(),
  answeredAt: z.nullable(z.string()),
  /** The loan that goes on by the other plan. */
  newLoanId: z.nullable(id),
  /** As of today; null once nobody can agree to it any more. */
  figures: z.nullable(restructureFigures),
});

export type Restructure = z.output<typeof restructure>;

/**
 * `disasters`: those that let this loan have another plan, for officers. `guarantors`: how many stand for it, who are asked anew
 * once it goes on.
 */
export const restructures = z.strictObject({
  items: z.array(restructure),
  disasters: z.array(disaster),
  guarantors: z.int(),
});

export type Restructures = z.output<typeof restructures>;
