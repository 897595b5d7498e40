import type { LoanScore, LoanState, LoanTerms } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

export const stateWords = {
  referral: 'loans.stateReferral',
  asked: 'loans.stateAsked',
  recommended: 'loans.stateRecommended',
  approved: 'loans.stateApproved',
  running: 'loans.stateRunning',
  refused: 'loans.stateRefused',
  'passed-on': 'loans.statePassedOn',
  withdrawn: 'loans.stateWithdrawn',
  repaid: 'loans.stateRepaid',
  'in-parts': 'loans.stateInParts',
  'written-off': 'loans.stateWrittenOff',
  restructured: 'loans.stateRestructured',
} as const satisfies Record<LoanState, WordId>;

export const factorWords = {
  land: 'loans.factorLand',
  harvests: 'loans.factorHarvests',
  income: 'loans.factorIncome',
  repaid: 'loans.factorRepaid',
  late: 'loans.factorLate',
} as const satisfies Record<LoanScore['factors'][number]['name'], WordId>;

export const methodWords = {
  declining: 'loans.methodDeclining',
  flat: 'loans.methodFlat',
} as const satisfies Record<LoanTerms['method'], WordId>;

export const amortisationWords = {
  'equal-instalment': 'loans.equalInstalment',
  'equal-principal': 'loans.equalPrincipal',
  'harvest-bullet': 'loans.harvestBullet',
} as const satisfies Record<LoanTerms['amortisation'], WordId>;

export const earlyWords = {
  'interest-to-day': 'loans.earlyToDay',
  'whole-interest': 'loans.earlyWhole',
} as const satisfies Record<LoanTerms['early'], WordId>;

export const bandWords = {
  'on-time': 'loans.bandOnTime',
  watch: 'loans.bandWatch',
  substandard: 'loans.bandSubstandard',
  doubtful: 'loans.bandDoubtful',
  lost: 'loans.bandLost',
} as const satisfies Record<string, WordId>;

/** '485.5' from grams. */
export const kilogramsOf = (grams: number): string => (grams / 1000).toLocaleString('en-NG');

/** '40.05 %' from hundredths of a per cent. */
export const percentOf = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;
