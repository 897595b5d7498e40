import { loanNumberOf, standingOf } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { houseMoney, move, openWallet } from '#finance';
import type { Context } from '#kit/context.ts';
import { repaidTo } from './loan-money.ts';
import type { LoanRow } from './loan-store.ts';
import { notePayment } from './note-payment.ts';

export type Payment = {
  readonly id: string;
  readonly amountKobo: number;
  /** Whose wallet it leaves: the farmer's own, or that of whoever stands for them. */
  readonly payerId: string;
  readonly endpoint: string;
};

/**
 * Takes a payment on a loan whose row is held from a wallet.
 * @throws Problem `lending-closed`, `more-than-owed`, `not-enough-money`.
 */
export const takePayment = async (context: Context, loan: LoanRow, one: Payment): Promise<void> => {
  const { db, clock, requestId } = context;
  const { id, amountKobo, payerId: byId, endpoint } = one;
  const at = clock.now();
  const today = dayOf(at);
  if (loan.money === null || loan.money !== houseMoney(context)) throw new Problem('lending-closed');
  const before = standingOf(loan, today);
  if (amountKobo > before.payoffKobo)
    throw new Problem('more-than-owed', { values: { amount: formatNaira(before.payoffKobo) } });
  const side = await repaidTo(db, loan, loan.money, at);
  const from = await openWallet(db, byId, loan.money, at);
  const about = { reason: loanNumberOf(loan.number), subjectId: loan.id, ...side };
  await move(db, { id, ...about, from, amountKobo }, { by: byId, endpoint, requestId, at });
  const waivedKobo = amountKobo === before.payoffKobo ? before.leftKobo - amountKobo : null;
  await notePayment(db, loan, { id, loanKobo: amountKobo, on: today, waivedKobo, byId, at });
};
