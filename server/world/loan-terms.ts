import type { LoanTerms } from '@shuka/domain/loans';

/** 24 per cent a year on what is owed, in equal instalments of a month. */
export const someLoanTerms: LoanTerms = {
  method: 'declining',
  interestPeriod: 'instalment',
  dayCount: '30/360',
  amortisation: 'equal-instalment',
  ratePpm: 240_000,
  every: { count: 1, unit: 'months' },
  principalGrace: 0,
  interestGrace: 0,
  graceInterest: 'deferred',
  roundToKobo: 1,
  rounding: 'half-up',
  remainder: 'last',
  early: 'interest-to-day',
  feePpm: 0,
  feeKobo: 0,
  penaltyPpm: 120_000,
};
