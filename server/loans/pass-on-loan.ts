import { passOnLoan as contract } from '@shuka/domain/loans';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { setPassedOn } from './loan-store.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';

export const passOnLoan = handle(contract, async ({ loanId, lender, words }, context) => {
  const { db, clock } = context;
  await holdKnownLoan(db, loanId, 'passed-on');
  await setPassedOn(db, loanId, lender);
  const byId = viewerOf(context).accountId;
  await insertStep(db, loanId, { state: 'passed-on', byId, words, at: clock.now() });
  return answerLoan(db, loanId);
});
