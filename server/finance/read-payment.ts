import { readPayment as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPayment } from './payment-store.ts';
import { settleIfOpen } from './settle-if-open.ts';
import { showPayment } from './show-payment.ts';

/** Whoever comes back from the provider's page before its webhook does not wait for that. */
export const readPayment = handle(contract, async ({ paymentId }, context) => {
  await settleIfOpen(context, paymentId);
  const payment = await findPayment(context.db, paymentId);
  if (payment === null) throw new Problem('not-found');
  return showPayment(context.db, payment);
});
