import { confirmTranche as contract } from '@shuka/domain/loans';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdNextTranche } from './next-tranche.ts';
import { answerLoan } from './show-loan.ts';
import { insertConfirmation } from './tranche-store.ts';

export const confirmTranche = handle(contract, async ({ loanId, number, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const { loan, part } = await holdNextTranche(db, loanId, number);
  if (loan.keeperId === byId || (await isGuarantorOf(db, loanId, byId))) throw new Problem('second-person-needed');
  if (part.condition === '') throw new Problem('loan-moved-on');
  if (!(await insertConfirmation(db, loanId, { number, byId, words, at: clock.now() })))
    throw new Problem('loan-moved-on');
  return answerLoan(db, loanId);
});
