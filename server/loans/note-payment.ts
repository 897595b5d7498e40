import { standingOf } from '@shuka/domain/loans';
import type { Db } from '#kit/db.ts';
import type { LoanRow } from './loan-store.ts';
import { insertPayment, setPaid } from './payment-store.ts';
import { insertStep } from './step-store.ts';

type Noted = {
  /** Of the payment, and of the move of the ledger that is it. */
  readonly id: string;
  readonly loanKobo: number;
  /** The day it counts from. */
  readonly on: string;
  /** Where it pays the loan off: what of the plan is let go; else null. */
  readonly waivedKobo: number | null;
  readonly penaltyBackKobo?: number;
  readonly byId: string;
  readonly at: Date;
};

/** Writes down what a loan that is owed took, its row held, and where it stands after. */
export const notePayment = async (db: Db, loan: LoanRow, noted: Noted): Promise<void> => {
  const { id, loanKobo: amountKobo, on, waivedKobo, penaltyBackKobo = 0, byId, at } = noted;
  const isRecovery = loan.state === 'written-off';
  await insertPayment(db, loan.id, { id, amountKobo, paidOn: on, byId, at, isRecovery });
  const paidKobo = loan.paidKobo + amountKobo;
  const { outstandingKobo, nextDueOn } = standingOf({ ...loan, paidKobo }, on);
  const closed = waivedKobo === null ? null : { on, waivedKobo };
  // A penalty alone may be left; and nights have nothing to look for in a loan that counts as lost.
  const last = isRecovery ? null : (nextDueOn ?? loan.schedule.at(-1)?.dueOn ?? null);
  await setPaid(db, loan.id, { amountKobo, outstandingKobo, nextDueOn: last, closed, penaltyBackKobo });
  if (closed !== null) await insertStep(db, loan.id, { state: 'repaid', byId, words: '', at });
};
