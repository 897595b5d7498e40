import type { Payment } from '@shuka/domain/finance';
import type { Db } from '#kit/db.ts';
import { findPayment, findSteps, type PaymentRow } from './payment-store.ts';
import { findSettlement } from './trouble-store.ts';

/** A payment as its payer sees it. */
export const showPayment = async (db: Db, payment: PaymentRow): Promise<Payment> => {
  const { id, purpose, amountKobo, provider, state, trouble, address, createdAt } = payment;
  const steps = await findSteps(db, [id]);
  return {
    id,
    purpose,
    amountKobo,
    provider,
    isSandbox: provider === 'sandbox',
    state,
    trouble,
    settlement: trouble === null ? null : await findSettlement(db, id, trouble),
    address: address ?? '',
    createdAt,
    history: steps.map(({ state: came, at }) => ({ state: came, at })),
  };
};

/** The payment of an id as its payer sees it; null where there is none. */
export const findShownPayment = async (db: Db, paymentId: string): Promise<Payment | null> => {
  const found = await findPayment(db, paymentId);
  return found === null ? null : showPayment(db, found);
};
