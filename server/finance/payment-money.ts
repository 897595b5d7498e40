import { newId } from '@shuka/domain/kit/new-id.ts';
import { findStanding, holdAccount } from '#accounts';
import type { Db } from '#kit/db.ts';
import { move, moveAll, reverse } from './move.ts';
import { openClearing, openLoanPayIns, openPlatformAccount, openWallet } from './open-ledger-account.ts';
import { moneyOf } from './payment-provider.ts';
import type { PaymentRow } from './payment-store.ts';
import type { PayoutRow } from './payout-store.ts';
import { feeMoves } from './provider-fee.ts';

/** What payments and payouts do in the ledger; nothing else here moves money. All in the caller's transaction. */
type FeeSaid = number | null | undefined;
type When = { readonly at: Date; readonly requestId: string };

const byHouse = (endpoint: string, { at, requestId }: When) => ({ by: null, endpoint, requestId, at });

/** Who can reach the wallet of a person: where their account was merged into another, whoever has that one. */
const findHolder = async (db: Db, ownerId: string): Promise<string> => {
  await holdAccount(db, ownerId); // not while it is being merged
  return (await findStanding(db, [ownerId])).get(ownerId) ?? ownerId;
};

/** A move that gave value, and the one of its provider's fee where the provider said any. */
type Moved = { readonly moveId: string; readonly feeMoveId: string | null };

/**
 * Puts what was paid in where it is for, once: the move has the payment's own id. Money for a loan never lies in the wallet, where
 * it could be spent: whoever keeps loans takes it on from its account. Notes what the provider kept.
 */
export const creditPaidIn = async (db: Db, payment: PaymentRow, fee: FeeSaid, when: When): Promise<Moved> => {
  const money = moneyOf(payment.provider);
  const from = await openClearing(db, payment.provider, money, when.at);
  const to = await (payment.purpose === 'loan'
    ? openLoanPayIns(db, money, when.at)
    : openWallet(db, await findHolder(db, payment.payerId), money, when.at));
  const { id, amountKobo } = payment;
  const asked = { id, kind: 'top-up', reason: '', subjectId: id, from, to, amountKobo } as const;
  const fees = await feeMoves(db, payment, fee, when.at);
  await moveAll(db, [asked, ...fees], byHouse('finance.settlePayment', when));
  return { moveId: id, feeMoveId: fees[0]?.id ?? payment.feeMoveId };
};

/** Notes alone what a provider kept, of which it told later. @returns the move's id, null where there is nothing to note. */
export const noteLateFee = async (
  db: Db,
  about: PaymentRow | PayoutRow,
  fee: FeeSaid,
  when: When,
): Promise<string | null> => {
  const fees = await feeMoves(db, about, fee, when.at);
  await moveAll(db, fees, byHouse('finance.noteFee', when));
  return fees[0]?.id ?? null;
};

/** Takes back what was paid in and went back to the payer. @throws Problem `not-enough-money` when it is spent. */
export const takeBack = (db: Db, moveId: string, when: When) =>
  reverse(db, { id: newId(), moveId, reason: '' }, byHouse('finance.settlePayment', when));

type Asked = Pick<PayoutRow, 'id' | 'ownerId' | 'amountKobo' | 'provider'>;

/** Sets the money of a payout aside, so that it cannot be spent twice. @throws Problem `not-enough-money`. */
export const setAsidePayout = async (db: Db, { id, ownerId, amountKobo, provider }: Asked, when: When) => {
  const money = moneyOf(provider);
  const from = await openWallet(db, ownerId, money, when.at);
  const to = await openPlatformAccount(db, 'payouts', money, when.at);
  const asked = { id, kind: 'payout', reason: '', subjectId: id, from, to, amountKobo } as const;
  const origin = { by: ownerId, endpoint: 'finance.askPayout', requestId: when.requestId, at: when.at };
  return (await move(db, asked, origin)).move.id;
};

/** The money left. @returns the move of what the provider took for it, null where it said nothing. */
export const noteSent = async (db: Db, payout: PayoutRow, fee: FeeSaid, when: When): Promise<string | null> => {
  const { id, amountKobo, provider } = payout;
  const money = moneyOf(provider);
  const from = await openPlatformAccount(db, 'payouts', money, when.at);
  const to = await openClearing(db, provider, money, when.at);
  const asked = { id: newId(), kind: 'payout-sent', reason: '', subjectId: id, from, to, amountKobo } as const;
  const fees = await feeMoves(db, payout, fee, when.at);
  await moveAll(db, [asked, ...fees], byHouse('finance.sendPayout', when));
  return fees[0]?.id ?? payout.feeMoveId;
};

/** Takes what was returned out of the wallet again, for it left after all; as `noteSent`. @throws Problem `not-enough-money`. */
export const takeOutAgain = async (db: Db, payout: PayoutRow, fee: FeeSaid, when: When): Promise<string | null> => {
  const { id, ownerId, amountKobo, provider } = payout;
  const money = moneyOf(provider);
  const wallet = await openWallet(db, await findHolder(db, ownerId), money, when.at);
  const payouts = await openPlatformAccount(db, 'payouts', money, when.at);
  const clearing = await openClearing(db, provider, money, when.at);
  const about = { reason: '', subjectId: id, amountKobo } as const;
  const moves = [
    { ...about, id: newId(), kind: 'payout', from: wallet, to: payouts },
    { ...about, id: newId(), kind: 'payout-sent', from: payouts, to: clearing },
  ] as const;
  const fees = await feeMoves(db, payout, fee, when.at);
  await moveAll(db, [...moves, ...fees], byHouse('finance.sendPayout', when));
  return fees[0]?.id ?? payout.feeMoveId;
};

/** The money did not leave, or came back: it is in the wallet again. */
export const giveBack = async (db: Db, payout: PayoutRow, when: When): Promise<void> => {
  const { id, ownerId, amountKobo, provider, moveId } = payout;
  const origin = byHouse('finance.sendPayout', when);
  const holderId = await findHolder(db, ownerId);
  const isOut = payout.state === 'sent';
  if (!isOut && holderId === ownerId) return void (await reverse(db, { id: newId(), moveId, reason: '' }, origin));
  const money = moneyOf(provider);
  const from = await (isOut
    ? openClearing(db, provider, money, when.at)
    : openPlatformAccount(db, 'payouts', money, when.at));
  const to = await openWallet(db, holderId, money, when.at);
  await move(db, { id: newId(), kind: 'refund', reason: '', subjectId: id, from, to, amountKobo }, origin);
};
