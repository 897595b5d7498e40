import type { ConditionAnswer, LoanTerms } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

/* What the fewer read of a product: how it is reckoned to the kobo, and who may ask for it. */

export const periodWords = {
  instalment: 'loans.periodEven',
  daily: 'loans.periodDaily',
} as const satisfies Record<LoanTerms['interestPeriod'], WordId>;

export const dayCountWords = {
  '30/360': 'loans.days30',
  'actual/365': 'loans.days365',
  'actual/360': 'loans.days360',
} as const satisfies Record<LoanTerms['dayCount'], WordId>;

export const unitWords = {
  months: 'loans.unitMonths',
  weeks: 'loans.unitWeeks',
} as const satisfies Record<LoanTerms['every']['unit'], WordId>;

export const graceWords = {
  deferred: 'loans.graceDeferred',
  capitalised: 'loans.graceCapitalised',
} as const satisfies Record<LoanTerms['graceInterest'], WordId>;

export const roundingWords = {
  'half-up': 'loans.roundUp',
  'half-even': 'loans.roundEven',
} as const satisfies Record<LoanTerms['rounding'], WordId>;

export const remainderWords = {
  last: 'loans.remainderOnLast',
  first: 'loans.remainderOnFirst',
} as const satisfies Record<LoanTerms['remainder'], WordId>;

export const conditionWords = {
  leastMonths: 'loans.needMonths',
  needsPhone: 'loans.needPhone',
  needsPlot: 'loans.needPlot',
  leastHectares: 'loans.needLand',
  mostHectares: 'loans.mostLand',
  states: 'loans.needState',
  crops: 'loans.needCrop',
  leastSeasons: 'loans.needSeasons',
  mostDaysLate: 'loans.mostLate',
} as const satisfies Record<ConditionAnswer['name'], WordId>;
