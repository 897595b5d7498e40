import type { Money } from '@shuka/domain/finance';
import { loanNumberOf } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { openClearing, openPlatformAccount, openWallet, type MoveAsked } from '#finance';
import type { Db } from '#kit/db.ts';
import type { LoanRow } from './loan-store.ts';

/** Where the money of loans is: what a lender put out through us, below nothing by that; the house's fees; the farmer. */
type LoanSides = { readonly lender: string; readonly fees: string; readonly farmer: string };

export const openSides = async (db: Db, keeperId: string, money: Money, now: Date): Promise<LoanSides> => ({
  lender: await openClearing(db, 'lender', money, now),
  fees: await openPlatformAccount(db, 'fees', money, now),
  farmer: await openWallet(db, keeperId, money, now),
});

/** The whole sum to the farmer, and from there what is kept back: a statement shows both. */
export const payOutMoves = (
  { id: subjectId, number, principalKobo }: Pick<LoanRow, 'id' | 'number' | 'principalKobo'>,
  moveId: string,
  { lender, fees, farmer }: LoanSides,
  feeKobo: number,
): MoveAsked[] => {
  const about = { reason: loanNumberOf(number), subjectId };
  const paid: MoveAsked = { id: moveId, kind: 'loan', ...about, from: lender, to: farmer, amountKobo: principalKobo };
  const fee: MoveAsked = { id: newId(), kind: 'fee', ...about, from: farmer, to: fees, amountKobo: feeKobo };
  return feeKobo === 0 ? [paid] : [paid, fee];
};

/**
 * Where what is paid on a loan goes: to the lender; of one that counts as lost, whose sum the house bore, to the house's own
 * recoveries.
 */
export const repaidTo = async (
  db: Db,
  { state }: Pick<LoanRow, 'state'>,
  money: Money,
  now: Date,
): Promise<{ readonly kind: 'loan-repayment' | 'loan-recovery'; readonly to: string }> =>
  state === 'written-off'
    ? { kind: 'loan-recovery', to: await openPlatformAccount(db, 'loan-recoveries', money, now) }
    : { kind: 'loan-repayment', to: await openClearing(db, 'lender', money, now) };
