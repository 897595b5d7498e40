import type { HandInState, TillCaseKind } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

export const handInWords = {
  declared: 'till.stateDeclared',
  confirmed: 'till.stateConfirmed',
  refused: 'till.stateRefused',
} as const satisfies Record<HandInState, WordId>;

export const caseWords = {
  'loan-over': 'till.caseLoanOver',
  'came-late': 'till.caseCameLate',
  'number-twice': 'till.caseNumberTwice',
  'not-in-care': 'till.caseNotInCare',
  'till-differs': 'till.caseDiffers',
} as const satisfies Record<TillCaseKind, WordId>;
