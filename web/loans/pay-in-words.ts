import type { PayIn } from '@shuka/domain/loans';
import type { WordId } from '#kit/words.tsx';

type Look = { readonly kind: 'hint' | 'done' | 'error'; readonly says: WordId };

const takenLook = ({ taken }: PayIn, loanId: string): Look => {
  if (taken === null) return { kind: 'hint', says: 'loans.payInOnWay' };
  if (taken.loanKobo === 0) return { kind: 'hint', says: 'loans.payInToWallet' };
  if (taken.walletKobo > 0) return { kind: 'done', says: 'loans.payInOver' };
  return { kind: 'done', says: taken.loanId === loanId ? 'loans.payInTaken' : 'loans.payInTakenByNext' };
};

/** How a payment at the provider is told: by what the provider says and what the loan took, never by more. */
export const payInLook = (payIn: PayIn, loanId: string): Look => {
  if (payIn.state === 'paid') return takenLook(payIn, loanId);
  if (payIn.state === 'started') return { kind: 'hint', says: 'loans.payInStarted' };
  if (payIn.state === 'refunded') return { kind: 'hint', says: 'loans.payInRefunded' };
  return { kind: 'error', says: payIn.state === 'failed' ? 'loans.payInFailed' : 'loans.payInAbandoned' };
};
