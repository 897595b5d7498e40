import { payLoan as contract } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdOwed } from './hold-running.ts';
import { answerLoan } from './show-loan.ts';
import { takePayment } from './take-payment.ts';

export const payLoan = handle(contract, async ({ id, loanId, amountKobo }, context) => {
  const { db, clock } = context;
  const loan = await holdOwed(db, loanId, dayOf(clock.now()));
  const payerId = viewerOf(context).accountId;
  await takePayment(context, loan, { id, amountKobo, payerId, endpoint: contract.name });
  return answerLoan(db, loanId);
});
