import { listPayIns as contract, type PayIn } from '@shuka/domain/loans';
import { settleIfOpen } from '#finance';
import { handle } from '#kit/route.ts';
import { findLoan } from './loan-store.ts';
import { findPayInsOf } from './pay-in-store.ts';
import { showPayIn } from './show-pay-ins.ts';
import { takePayIn } from './take-pay-in.ts';

/** So many that wait are asked about at once, the newest: whoever comes back from the provider's page does not wait for its word. */
const mostAsked = 3;

export const listPayIns = handle(contract, async ({ loanId }, context) => {
  const { db, requestId } = context;
  const waiting = (await findPayInsOf(db, loanId)).filter(({ taken }) => taken === null).slice(0, mostAsked);
  for (const { id } of waiting) {
    await settleIfOpen(context, id);
    await takePayIn(context, id, requestId);
  }
  const items: PayIn[] = [];
  for (const one of await findPayInsOf(db, loanId)) items.push(await showPayIn(db, one));
  return { items, paidKobo: (await findLoan(db, loanId))?.paidKobo ?? 0 };
});
