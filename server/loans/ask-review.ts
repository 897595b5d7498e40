import { askReview as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { setReview } from './loan-store.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';

export const askReview = handle(contract, async ({ loanId, words }, context) => {
  const { db, clock } = context;
  const loan = await holdKnownLoan(db, loanId, 'recommended');
  if (loan.state !== 'refused') throw new Problem('loan-moved-on');
  if (loan.reviewedFrom !== null) throw new Problem('reviewed-already');
  await setReview(db, loanId);
  const byId = viewerOf(context).accountId;
  await insertStep(db, loanId, { state: 'recommended', byId, words, at: clock.now() });
  return answerLoan(db, loanId);
});
