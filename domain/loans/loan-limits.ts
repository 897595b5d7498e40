import { reference, type InForce } from '#kit/reference.ts';
import { loanLimits } from './model.ts';
import type { ProductDraft } from './model.ts';
import type { TermsRefused } from './terms-refused.ts';

const keys = [
  'mostRatePpm',
  'mostTrueBasisPoints',
  'mostFeePpm',
  'mostPenaltyPpm',
  'mostPenaltyOfPrincipalPpm',
  'mostInstalments',
  'mostYears',
  'leastPrincipalKobo',
  'mostPrincipalKobo',
] as const;

type Key = (typeof keys)[number];

/** What tables of loans hold and phones count cash by, and choices of the house where neither bounds a figure. */
const { widest } = loanLimits;

/**
 * The widest terms that a product of loans may be set with; `limits.json` is the first word, and what no two admins go past
 * stands there too. A version of a product keeps what it was set by; what is asked for goes by the day it is asked.
 */
export const limitsOfLoans = reference<Key>(
  'loans',
  'limits',
  {
    mostRatePpm: [10_000, widest.mostRatePpm],
    mostTrueBasisPoints: [100, widest.mostTrueBasisPoints],
    mostFeePpm: [0, widest.mostFeePpm],
    mostPenaltyPpm: [0, widest.mostPenaltyPpm],
    mostPenaltyOfPrincipalPpm: [0, widest.mostPenaltyOfPrincipalPpm],
    mostInstalments: [1, widest.mostInstalments],
    mostYears: [1, widest.mostYears],
    leastPrincipalKobo: [widest.leastPrincipalKobo, 10_000_000],
    mostPrincipalKobo: [10_000_000, widest.mostPrincipalKobo],
  },
  {
    version: loanLimits.version,
    date: loanLimits.notedOn,
    source: loanLimits.source,
    values: Object.fromEntries(keys.map((key) => [key, loanLimits[key]])) as Record<Key, number>,
  },
);

export type LoanLimits = InForce<Key>['values'];

/** What of a product is wider than it may be; null where nothing is. */
export const checkLimits = (draft: ProductDraft, limits: LoanLimits): TermsRefused | null => {
  const { ratePpm, feePpm, penaltyPpm } = draft.terms;
  if (ratePpm > limits.mostRatePpm) return { field: 'terms.ratePpm', says: 'loans.rateWrong' };
  if (feePpm > limits.mostFeePpm) return { field: 'terms.feePpm', says: 'loans.feeWrong' };
  if (penaltyPpm > limits.mostPenaltyPpm) return { field: 'terms.penaltyPpm', says: 'loans.penaltyWrong' };
  if (draft.leastKobo < limits.leastPrincipalKobo) return { field: 'leastKobo', says: 'loans.belowLimit' };
  if (draft.mostKobo > limits.mostPrincipalKobo) return { field: 'mostKobo', says: 'loans.aboveLimit' };
  const isLong = draft.mostInstalments > limits.mostInstalments;
  return isLong ? { field: 'mostInstalments', says: 'loans.instalmentsWrong' } : null;
};
