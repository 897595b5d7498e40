import { endOfGoods } from '@shuka/domain/loans';
import { viewerOf, type Context } from '#kit/context.ts';
import { findItems } from './goods-store.ts';
import { setLoanState } from './loan-store.ts';
import { insertStep } from './step-store.ts';

/** Ends a loan in kind whose goods are all received or never owed; its row is held. */
export const endGoodsOf = async (context: Context, loanId: string): Promise<void> => {
  const { db, clock } = context;
  const state = endOfGoods(await findItems(db, loanId));
  if (state === null) return;
  await setLoanState(db, loanId, state);
  await insertStep(db, loanId, { state, byId: viewerOf(context).accountId, words: '', at: clock.now() });
};
