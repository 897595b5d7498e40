import { coveredBy, isAllDelivered } from '@shuka/domain/marketplace';
import { addDays } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { lowerPromise } from '#lots';
import type { Db } from '#kit/db.ts';
import { findDeliveries, findShares, holdAgreement, type AgreementRow } from './agreement-store.ts';
import {
  addDelivered,
  findDelivery,
  insertDelivery,
  insertPayment,
  markPaid,
  setDone,
  voidRow,
  type NewDelivery,
} from './delivery-store.ts';

/* What came for an agreement and what was paid: told by the slice that weighs, in its own transaction. */

const holdTold = async (db: Db, answerId: string): Promise<AgreementRow> => {
  const held = await holdAgreement(db, answerId);
  if (held === null) throw new Problem('not-found');
  return held;
};

/** Which deliveries the money that came so far pays. */
const settlePaid = async (db: Db, answerId: string, paidKobo: number, on: string): Promise<void> => {
  const deliveries = await findDeliveries(db, answerId);
  const paid = deliveries.slice(0, coveredBy(paidKobo, deliveries)).map(({ id }) => id);
  await markPaid(db, answerId, paid, on);
};

/** How a share stands after something came or was found void: what is left of it stays promised. */
const settleShare = async (db: Db, answerId: string, lotId: string, on: string): Promise<void> => {
  const share = (await findShares(db, answerId)).find((one) => one.lotId === lotId);
  if (share === undefined) return;
  const { grams, deliveredGrams } = share;
  const ofLot = (await findDeliveries(db, answerId)).filter((one) => one.lotId === lotId);
  const doneOn = isAllDelivered(deliveredGrams, grams) ? (ofLot.at(-1)?.deliveredOn ?? on) : null;
  await setDone(db, answerId, lotId, doneOn);
  await lowerPromise(db, answerId, { lotId, grams: grams - deliveredGrams });
};

/**
 * Writes down what came of a lot for an agreement: `grams` net, `amountKobo` owed for it, on a day of Nigeria. The same id
 * again changes nothing. Its share, the clock of payment and the farmer's record follow; the lot's stock is the caller's.
 * @throws Problem `not-found` for no such agreement, `no-such-lot` for a lot that is not in it.
 */
export const recordDelivery = async (db: Db, one: NewDelivery, now: Date): Promise<void> => {
  const { answerId, lotId, grams, amountKobo, deliveredOn } = one;
  const { companyId, payWithinDays, paidKobo } = await holdTold(db, answerId);
  const shares = await findShares(db, answerId);
  if (!shares.some((share) => share.lotId === lotId)) throw new Problem('no-such-lot');
  const place = { companyId, payDueOn: addDays(deliveredOn, payWithinDays), now };
  if (!(await insertDelivery(db, one, place))) return;
  await addDelivered(db, { answerId, lotId, grams, kobo: amountKobo });
  await settleShare(db, answerId, lotId, deliveredOn);
  await settlePaid(db, answerId, paidKobo, deliveredOn);
};

/**
 * A delivery that was weighed wrong counts no more; weigh it anew under another id. The promise of its lot stays lowered.
 * @throws Problem `not-found`.
 */
export const voidDelivery = async (db: Db, deliveryId: string, now: Date): Promise<void> => {
  const found = await findDelivery(db, deliveryId);
  if (found === null) throw new Problem('not-found');
  const { answerId, lotId, grams, amountKobo, deliveredOn } = found;
  const { paidKobo } = await holdTold(db, answerId);
  if (!(await voidRow(db, deliveryId, now))) return;
  await addDelivered(db, { answerId, lotId, grams: -grams, kobo: -amountKobo });
  await settleShare(db, answerId, lotId, deliveredOn);
  await settlePaid(db, answerId, paidKobo, deliveredOn);
};

type Payment = { readonly id: string; readonly answerId: string; readonly amountKobo: number; readonly paidOn: string };

/**
 * Writes down that the buyer paid so much on a day; deliveries are paid in their order. The same id again changes nothing.
 * @throws Problem `not-found`.
 */
export const recordPayment = async (db: Db, payment: Payment, now: Date): Promise<void> => {
  const { paidKobo } = await holdTold(db, payment.answerId);
  if (!(await insertPayment(db, payment, now))) return;
  await settlePaid(db, payment.answerId, paidKobo + payment.amountKobo, payment.paidOn);
};
