import { takeCash, type CashReceipt } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordedLoan } from '@shuka/server/world/recorded-loan.ts';
import { enter, meet, shownOn, type Hands } from './outbox-hands.ts';

/** A manager takes cash for a loan, and its farmer sees the receipt. @returns what of it lasts. */
export const tookCash = async (hands: Hands): Promise<readonly [type: string, record: object]> => {
  const cash = { ...recordedLoan, receipt: '7K3QXM-0001', amountKobo: 250_050, takenAt: '2026-05-28T09:00:00.000Z' };
  const id = newId();
  await enter(hands.chidi, takeCash, { id, ...cash });
  await meet(hands);
  const { loanKobo, walletKobo, takenById } = shownOn<CashReceipt>(hands.amina, 'cash-receipt', id);
  return ['cash-receipt', { id, ...cash, loanKobo, walletKobo, takenById }];
};
