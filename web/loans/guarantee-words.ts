import type { GuaranteeState } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

/** How a guarantor stands, as the applicant and officers read it. */
export const guarantorWords = {
  asked: 'loans.guarantorAsked',
  agreed: 'loans.guarantorAgreed',
  refused: 'loans.guarantorRefused',
  withdrawn: 'loans.guarantorWithdrew',
} as const satisfies Record<GuaranteeState, WordId>;

/** The same, as guarantors read it of themselves. */
export const guaranteeWords = {
  asked: 'loans.guaranteeAsked',
  agreed: 'loans.guaranteeAgreed',
  refused: 'loans.guaranteeRefused',
  withdrawn: 'loans.guaranteeWithdrew',
} as const satisfies Record<GuaranteeState, WordId>;
