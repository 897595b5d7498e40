import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { rowType } from '#kit/row-type.ts';
import { requiredText } from '#kit/text.ts';
import { instalments, loanTerms, principalKobo } from './model.ts';
import { loanScore } from './score-rules.ts';

/**
 * `in-parts`: each of its parts was paid out, and is a loan of its own. `referral`: asked for where this house may not lend, to be
 * passed on to a lender who may. `written-off`: the lender counts it as lost; it is owed still, and taken. `restructured`: it goes on
 * by another plan, as a loan of its own. Those from `refused` on are over, but that a refusal may be looked at again.
 */
export const loanStates = [
  'referral',
  'asked',
  'recommended',
  'approved',
  'running',
  'written-off',
  'refused',
  'passed-on',
  'withdrawn',
  'repaid',
  'in-parts',
  'restructured',
] as const;

export type LoanState = (typeof loanStates)[number];

/** What the manager who looks after a farmer says of their loan. */
export const managerVerdicts = ['recommend', 'advise-against'] as const;

export type ManagerVerdict = (typeof managerVerdicts)[number];

/** What somebody asks for. `hasAgreed`: that a licensed lender may be shown it, where this house may not lend. */
export const loanDraft = z.strictObject({
  id,
  keeperId: id,
  productId: id,
  /** The version whose terms they read. */
  version: z.int(),
  principalKobo,
  instalments,
  purpose: requiredText('loans.purposeRequired', 300),
  hasAgreed: z.boolean(),
});

export type LoanDraft = z.output<typeof loanDraft>;

export const instalment = z.strictObject({
  number: z.int(),
  dueOn: z.string(),
  days: z.int(),
  principalKobo: z.int(),
  interestKobo: z.int(),
  capitalisedKobo: z.int(),
  accruedKobo: z.int(),
  dueKobo: z.int(),
  balanceKobo: z.int(),
});

const loanPayment = z.strictObject({ id, number: z.int(), amountKobo: z.int(), paidOn: z.string() });

/** A loan as phones keep it, and everybody reads it: what is owed today follows from it. @see standingOf */
export const keptLoan = z.strictObject({
  id,
  number: z.int(),
  keeperId: id,
  productName: z.string(),
  terms: loanTerms,
  principalKobo: z.int(),
  instalments: z.int(),
  purpose: z.string(),
  state: z.enum(loanStates),
  askedAt: z.string(),
  /** Null until the money was paid out. */
  disbursedOn: z.nullable(z.string()),
  paidKobo: z.int(),
  penaltyKobo: z.int(),
  schedule: z.array(instalment),
  /** The loan that this one goes on for, by another plan. */
  restructures: z.optional(z.nullable(id)),
  /** The day the lender counted it as lost: what is owed grows no more from then on. */
  writtenOffOn: z.optional(z.nullable(z.string())),
});

export type KeptLoan = z.output<typeof keptLoan>;

export const loanRows = rowType<KeptLoan>('loan', keptLoan);

/** Somebody's word on a loan, at a step of its life. */
const loanStep = z.strictObject({
  state: z.enum(loanStates),
  byName: z.string(),
  words: z.string(),
  at: z.string(),
});

/** A loan whole, for its farmer, their manager and officers. */
export const loan = z.strictObject({
  ...keptLoan.shape,
  keeperName: z.string(),
  score: loanScore,
  managerVerdict: z.nullable(z.enum(managerVerdicts)),
  /** Whether the farmer asked a second officer to look at a refusal. */
  isReview: z.boolean(),
  /** Whether it is paid out in parts; and of a part, the loan it is a part of. */
  isInParts: z.boolean(),
  partOf: z.nullable(id),
  /** Whether it is paid out in goods, by vouchers. */
  isInKind: z.boolean(),
  /** How many guarantors, and how many papers, its product wants; none of a part. Of another plan: how many were asked anew. */
  guarantorsWanted: z.int(),
  papersWanted: z.int(),
  /** Whom a referral was passed on to. */
  lender: z.string(),
  payments: z.array(loanPayment),
  steps: z.array(loanStep),
  /** The group whose members stand for it; null for a loan to one person. */
  groupId: z.nullable(id),
  /** The loan that goes on for this one, by another plan. */
  restructuredAs: z.nullable(id),
});

export type Loan = z.output<typeof loan>;

export const loanCard = z.strictObject({
  id,
  number: z.int(),
  keeperId: id,
  keeperName: z.string(),
  productName: z.string(),
  principalKobo: z.int(),
  state: z.enum(loanStates),
  askedAt: z.string(),
  nextDueOn: z.nullable(z.string()),
});

export type LoanCard = z.output<typeof loanCard>;
