import { nextOfPayment } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import type { ChargeFound } from '#kit/payments.ts';
import { creditPaidIn, noteLateFee, takeBack } from './payment-money.ts';
import { providerNamed } from './payment-provider.ts';
import {
  findPayment,
  holdPayment,
  noteStep,
  referenceOf,
  setPaymentFee,
  setPaymentState,
  type PaymentRow,
} from './payment-store.ts';

/** The job that a payment for a loan makes once its money is here; whoever keeps loans does it. */
export const paidInForLoan = 'finance.paid-in-for-loan';

type When = { readonly at: Date; readonly requestId: string };

/** Takes the money back from where it came in. False when it is not there any more. */
const isTakenBack = async (db: Db, { moveId, isPassedOn }: PaymentRow, when: When): Promise<boolean> => {
  if (isPassedOn) return false; // what lies where it waited is of others
  try {
    if (moveId !== null) await takeBack(db, moveId, when);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-enough-money') return false; // nothing was written yet
    throw error;
  }
};

/** What a payment comes to, with the move of money that belongs to it; null when it stays as it is. */
const settle = async (db: Db, payment: PaymentRow, found: ChargeFound | null, when: When) => {
  const next = nextOfPayment(payment, found, when.at);
  if (next === null) return null;
  const providerReference = found?.providerReference ?? null;
  if (next.state === 'paid')
    return { ...next, ...(await creditPaidIn(db, payment, found?.feeKobo, when)), providerReference };
  const { state, moveId, feeMoveId } = payment;
  if (next.state !== 'refunded' || (await isTakenBack(db, payment, when)))
    return { ...next, moveId, feeMoveId, providerReference };
  if (payment.trouble !== null) return null;
  return { state, trouble: 'refund-not-covered', moveId, feeMoveId, providerReference } as const;
};

/** What a provider kept of a payment, and told of after it had told that it was paid. */
const noteFee = async (db: Db, payment: PaymentRow, found: ChargeFound | null, when: When): Promise<void> => {
  if (payment.state !== 'paid' || found?.state !== 'paid') return;
  const feeMoveId = await noteLateFee(db, payment, found.feeKobo, when);
  if (feeMoveId !== null) await setPaymentFee(db, payment.id, feeMoveId);
};

/**
 * Asks the provider what became of a payment and does what follows, once however often it is called, by whomever, in
 * whatever order. The provider is asked outside any transaction.
 * @throws Error when the provider is away: nothing has changed then, and the same is asked again later.
 */
export const settlePayment = async (services: Services, paymentId: string, requestId: string): Promise<void> => {
  const { pool, clock, log, jobs } = services;
  const payment = await findPayment(pool, paymentId);
  if (payment === null) return;
  const provider = providerNamed(services, payment.provider);
  if (provider === null) throw new Error(`There are no keys for ${payment.provider}, where a payment began.`);
  const found = payment.attempt === 0 ? null : await provider.verify(referenceOf(payment));
  const settled = await inTransaction(pool, async (db) => {
    const held = await holdPayment(db, paymentId);
    const when = { at: clock.now(), requestId };
    if (held === null) return undefined;
    const next = await settle(db, held, found, when);
    if (next === null) return void (await noteFee(db, held, found, when));
    await setPaymentState(db, paymentId, next);
    await noteStep(db, paymentId, next, when.at);
    if (next.state === 'paid' && held.purpose === 'loan') await jobs.send(paidInForLoan, { id: paymentId }, db);
    return next;
  });
  if (settled !== undefined && settled.trouble !== null)
    log.error({ paymentId, trouble: settled.trouble }, 'a payment wants a person');
};
