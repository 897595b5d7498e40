import { withdrawLoan as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasGoods } from './goods-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { setLoanState } from './loan-store.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';

export const withdrawLoan = handle(contract, async ({ loanId }, context) => {
  const { db, clock } = context;
  await holdKnownLoan(db, loanId, 'withdrawn');
  if (await hasGoods(db, loanId)) throw new Problem('loan-moved-on'); // a dealer may have handed them over already
  await setLoanState(db, loanId, 'withdrawn');
  const byId = viewerOf(context).accountId;
  await insertStep(db, loanId, { state: 'withdrawn', byId, words: '', at: clock.now() });
  return answerLoan(db, loanId);
});
