import { loanNumberOf, scheduleOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { move, openClearing } from '#finance';
import { viewerOf, type Context } from '#kit/context.ts';
import { nextPart, type GoodsVoucherRow } from './goods-store.ts';
import { findLoan, setPaidOut, type LoanRow } from './loan-store.ts';
import { insertStep } from './step-store.ts';
import { insertPart } from './tranche-store.ts';

/**
 * Begins what is owed for goods that were received, as a part of the loan with its own plan from today: nothing is owed, and no
 * interest runs, for what nobody has. The lender owes the dealer its value from then on. The loan's row is held.
 */
export const beginReceived = async (
  context: Context,
  loan: LoanRow,
  {
    voucher,
    valueKobo,
    endpoint,
  }: { readonly voucher: GoodsVoucherRow; readonly valueKobo: number; readonly endpoint: string },
): Promise<void> => {
  if (valueKobo === 0) return;
  const { db, clock, requestId } = context;
  const [byId, at, partId, moveId] = [viewerOf(context).accountId, clock.now(), newId(), newId()];
  await insertPart(db, loan, { id: partId, number: await nextPart(db, loan.id), principalKobo: valueKobo, at });
  const made = await findLoan(db, partId);
  if (made === null) throw new Error('a part of a loan was not written');
  const [on, { money, issuedBy, companyId }] = [dayOf(at), voucher];
  const from = await openClearing(db, 'lender', money, at);
  const to = await openClearing(db, `inputs:${companyId}`, money, at);
  const about = { reason: loanNumberOf(made.number), subjectId: partId, from, to, amountKobo: valueKobo };
  await move(db, { id: moveId, kind: 'loan', ...about }, { by: byId, endpoint, requestId, at });
  // Paid out by whoever issued the voucher: the farmer only says that it came.
  await setPaidOut(db, partId, { byId: issuedBy, on, money, moveId, schedule: scheduleOf({ ...made, from: on }) });
  await insertStep(db, partId, { state: 'running', byId, words: '', at });
};
