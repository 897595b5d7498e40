import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { papersWanted } from './papers-wanted.ts';
import { tranches } from './tranche-model.ts';
import { eligibility } from './eligibility-model.ts';
import { groupSize } from './group-size.ts';
import { guarantorsWanted } from './guarantors-wanted.ts';
import limits from './limits.json' with { type: 'json' };

/** The widest terms any product may have here, and past which nobody widens them; data, with their source and date. @see limitsOfLoans */
export const loanLimits = limits;

/** Flat interest is of what was lent, to the end; declining is of what is still owed. */
const interestMethods = ['flat', 'declining'] as const;

/** Interest of each instalment is that of an even part of a year, or of the days that passed. */
const interestPeriods = ['instalment', 'daily'] as const;

const dayCounts = ['30/360', 'actual/365', 'actual/360'] as const;

export type DayCount = (typeof dayCounts)[number];

/** `harvest-bullet`: everything at once, at the end. */
export const amortisations = ['equal-instalment', 'equal-principal', 'harvest-bullet'] as const;

/** Interest of the months in which none is paid: added to what is owed, or due with the first that is paid. */
const graceWays = ['capitalised', 'deferred'] as const;

export const roundings = ['half-up', 'half-even'] as const;

export type Rounding = (typeof roundings)[number];

/** Which instalment takes what rounding leaves. */
const remainders = ['last', 'first'] as const;

/** Who pays off early owes interest to that day, or all that was agreed. */
const earlyWays = ['interest-to-day', 'whole-interest'] as const;

/** Parts of a million: 240000 of a year is 24 per cent. */
const ppm = (most: number, says: string) => z.int(says).check(z.gte(0, says), z.lte(most, says));

const grace = z.int('loans.graceWrong').check(z.gte(0, 'loans.graceWrong'));

/** All that the figures of a loan follow from. */
export const loanTerms = z.strictObject({
  method: z.enum(interestMethods, 'loans.methodRequired'),
  interestPeriod: z.enum(interestPeriods, 'loans.methodRequired'),
  dayCount: z.enum(dayCounts, 'loans.methodRequired'),
  amortisation: z.enum(amortisations, 'loans.methodRequired'),
  /** Interest of a year, in parts of a million. */
  ratePpm: ppm(limits.widest.mostRatePpm, 'loans.rateWrong'),
  every: z.strictObject({
    count: z.int('loans.everyWrong').check(z.gte(1, 'loans.everyWrong'), z.lte(12, 'loans.everyWrong')),
    unit: z.enum(['months', 'weeks'], 'loans.everyWrong'),
  }),
  /** Instalments at the beginning that repay nothing of what was lent. */
  principalGrace: grace,
  /** Instalments at the beginning in which no interest is paid. */
  interestGrace: grace,
  graceInterest: z.enum(graceWays, 'loans.graceWrong'),
  /** Equal instalments are rounded to so many kobo: 1, or 100 for whole naira. */
  roundToKobo: z
    .int('loans.roundingWrong')
    .check(z.gte(1, 'loans.roundingWrong'), z.lte(100_000, 'loans.roundingWrong')),
  rounding: z.enum(roundings, 'loans.roundingWrong'),
  remainder: z.enum(remainders, 'loans.roundingWrong'),
  early: z.enum(earlyWays, 'loans.methodRequired'),
  /** Kept back when the money is paid out: a part of it, and a sum. */
  feePpm: ppm(limits.widest.mostFeePpm, 'loans.feeWrong'),
  feeKobo: z
    .int('loans.feeWrong')
    .check(z.gte(0, 'loans.feeWrong'), z.lte(limits.widest.mostPrincipalKobo, 'loans.feeWrong')),
  /** Of a year, on what is late. */
  penaltyPpm: ppm(limits.widest.mostPenaltyPpm, 'loans.penaltyWrong'),
});

export type LoanTerms = z.output<typeof loanTerms>;

/** How many times something is paid back, of whatever product. */
export const instalments = z
  .int('loans.instalmentsWrong')
  .check(z.gte(1, 'loans.instalmentsWrong'), z.lte(limits.widest.mostInstalments, 'loans.instalmentsWrong'));

export const principalKobo = z
  .int('loans.amountRequired')
  .check(
    z.gte(limits.widest.leastPrincipalKobo, 'loans.amountTooSmall'),
    z.lte(limits.widest.mostPrincipalKobo, 'loans.amountTooLarge'),
  );

/** What an officer says of a product. A version never changes: a change is the next one. */
export const productDraft = z.strictObject({
  name: requiredText('loans.nameRequired', 80),
  words: requiredText('loans.wordsRequired', 500),
  terms: loanTerms,
  leastKobo: principalKobo,
  mostKobo: principalKobo,
  leastInstalments: instalments,
  mostInstalments: instalments,
  isOpen: z.boolean(),
  tranches: z.optional(tranches),
  eligibility: z.optional(eligibility),
  members: z.optional(z.nullable(groupSize)),
  /** Null where nobody has to stand for whoever borrows. */
  guarantors: z.optional(z.nullable(guarantorsWanted)),
  papers: z.optional(papersWanted),
  /** Paid out in goods, by vouchers, instead of money. */
  isInKind: z.optional(z.boolean()),
});

export type ProductDraft = z.output<typeof productDraft>;

/** `productId` is the same of all versions. */
export const product = z.strictObject({ productId: id, version: z.int(), ...productDraft.shape });

export type Product = z.output<typeof product>;
