import { payTranche as contract, scheduleOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { moveAll } from '#finance';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { isGuarantorOf } from './guarantee-store.ts';
import { openSides, payOutMoves } from './loan-money.ts';
import { findLoan, setLoanState, setPaidOut, type LoanRow } from './loan-store.ts';
import { demandMayLend } from './may-lend.ts';
import { holdNextTranche, type NextTranche } from './next-tranche.ts';
import { answerLoan } from './show-loan.ts';
import { insertStep } from './step-store.ts';
import { tellOfLoan } from './tell-of-loan.ts';
import { insertPart } from './tranche-store.ts';

/** @throws Problem `second-person-needed` for whoever approved the loan, owes it, or saw that the condition is met. */
const demandPayable = ({ loan, part, confirmed }: NextTranche, byId: string): void => {
  if ([loan.decidedBy, loan.keeperId, confirmed?.byId].includes(byId)) throw new Problem('second-person-needed');
  if (part.condition !== '' && confirmed === null) throw new Problem('condition-not-confirmed');
};

/** The part as a loan of its own, approved with the whole. */
const makePart = async (db: Db, { loan, part }: NextTranche, number: number, at: Date): Promise<LoanRow> => {
  const id = newId();
  await insertPart(db, loan, { id, number, principalKobo: part.principalKobo, at });
  const made = await findLoan(db, id);
  if (made === null) throw new Error('a part of a loan was not written');
  return made;
};

export const payTranche = handle(
  contract,
  async ({ loanId, number }, context) => {
    const { db, clock, requestId } = context;
    const [byId, at] = [viewerOf(context).accountId, clock.now()];
    const next = await holdNextTranche(db, loanId, number);
    demandPayable(next, byId);
    if (await isGuarantorOf(db, loanId, byId)) throw new Problem('second-person-needed');
    const money = await demandMayLend(context, db);
    const made = await makePart(db, next, number, at);
    const [on, moveId] = [dayOf(at), newId()];
    const schedule = scheduleOf({ ...made, from: on });
    const sides = await openSides(db, made.keeperId, money, at);
    const { principalKobo, feeKobo } = next.part;
    await moveAll(db, payOutMoves(made, moveId, sides, feeKobo), { by: byId, endpoint: contract.name, requestId, at });
    await setPaidOut(db, made.id, { byId, on, money, moveId, schedule });
    await insertStep(db, made.id, { state: 'running', byId, words: next.part.name, at });
    if (next.isLast) {
      await setLoanState(db, loanId, 'in-parts');
      await insertStep(db, loanId, { state: 'in-parts', byId, words: '', at });
    }
    await tellOfLoan(context, made, 'sms.loanPaidOut', formatNaira(principalKobo - feeKobo));
    return answerLoan(db, loanId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
