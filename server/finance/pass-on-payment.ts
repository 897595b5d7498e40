import type { Payment } from '@shuka/domain/finance';
import type { Db } from '#kit/db.ts';
import { holdPayment, setPassedOn } from './payment-store.ts';
import { showPayment } from './show-payment.ts';

/**
 * Money that was paid in for a loan, for whoever keeps loans to take on in this transaction; null where it is not here, went
 * back, or was taken on. Its row stays held: a provider that takes it back meanwhile finds it still waiting, or passed on.
 */
export const passOnPayment = async (db: Db, paymentId: string): Promise<Payment | null> => {
  const held = await holdPayment(db, paymentId);
  if (held === null || held.purpose !== 'loan' || held.state !== 'paid' || held.isPassedOn) return null;
  await setPassedOn(db, paymentId);
  return showPayment(db, held);
};
