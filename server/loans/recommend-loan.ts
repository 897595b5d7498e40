import { recommendLoan as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { setRecommended } from './loan-store.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';

export const recommendLoan = handle(contract, async ({ loanId, verdict, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const loan = await holdKnownLoan(db, loanId, 'recommended');
  if (loan.state !== 'asked') throw new Problem('loan-moved-on');
  if (await isGuarantorOf(db, loanId, byId)) throw new Problem('second-person-needed');
  await setRecommended(db, loanId, byId, verdict);
  await insertStep(db, loanId, { state: 'recommended', byId, words, at: clock.now() });
  return answerLoan(db, loanId);
});
