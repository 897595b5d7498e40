import type { RelationsTo } from '#kit/route.ts';
import { findPayment } from './payment-store.ts';
import { findPayout } from './payout-store.ts';
import { findTrouble } from './trouble-store.ts';

/** A payment is its payer's. */
export const relationsToPayment: RelationsTo = async (db, viewer, paymentId) => {
  const payment = await findPayment(db, paymentId);
  if (payment === null) return null;
  return payment.payerId === viewer.accountId ? ['own'] : [];
};

/** A payout is its owner's; whoever decides about it does not own it. */
export const relationsToPayout: RelationsTo = async (db, viewer, payoutId) => {
  const payout = await findPayout(db, payoutId);
  if (payout === null) return null;
  return payout.ownerId === viewer.accountId ? ['own'] : [];
};

/** Money in trouble is looked after by the house: nobody stands closer to it than another. */
export const relationsToTrouble: RelationsTo = async (db, _viewer, subjectId) =>
  (await findTrouble(db, subjectId)) === null ? null : [];
