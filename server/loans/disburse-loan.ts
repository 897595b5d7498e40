import { checkMayPayOut, disburseLoan as contract, feeOf, scheduleOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { moveAll } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findGroupOfLoan } from './group-store.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { holdKnownLoan } from './hold-known-loan.ts';
import { openSides, payOutMoves } from './loan-money.ts';
import { setPaidOut } from './loan-store.ts';
import { demandMayLend } from './may-lend.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';
import { tellOfLoan } from './tell-of-loan.ts';

export const disburseLoan = handle(
  contract,
  async ({ loanId }, context) => {
    const { db, clock, requestId } = context;
    const [byId, at] = [viewerOf(context).accountId, clock.now()];
    const loan = await holdKnownLoan(db, loanId, 'running');
    if (loan.isInParts || loan.isInKind) throw new Problem('loan-moved-on');
    if ([loan.decidedBy, loan.keeperId].includes(byId) || (await isGuarantorOf(db, loanId, byId)))
      throw new Problem('second-person-needed');
    const group = await findGroupOfLoan(db, loanId);
    if (group !== null) checkMayPayOut(group.states, group.size);
    const money = await demandMayLend(context, db);
    const [on, moveId] = [dayOf(at), newId()];
    const schedule = scheduleOf({ ...loan, from: on });
    const sides = await openSides(db, loan.keeperId, money, at);
    await moveAll(db, payOutMoves(loan, moveId, sides, feeOf(loan)), {
      by: byId,
      endpoint: contract.name,
      requestId,
      at,
    });
    await setPaidOut(db, loanId, { byId, on, money, moveId, schedule });
    await insertStep(db, loanId, { state: 'running', byId, words: '', at });
    await tellOfLoan(context, loan, 'sms.loanPaidOut', formatNaira(loan.principalKobo - feeOf(loan)));
    return answerLoan(db, loanId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
