import { readPayment as contract } from '@shuka/domain/finance';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findPayment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';
import { showPayment } from './show-payment.ts';

/** Whoever comes back from the provider's page before its webhook does not wait for that. */
export const readPayment = handle(contract, async ({ paymentId }, context) => {
  const { db, log, requestId } = context;
  const before = await findPayment(db, paymentId);
  if (before?.state === 'started')
    await settlePayment(context, paymentId, requestId).catch((error: unknown) =>
      log.error({ error, requestId }, 'a payment could not be asked about'),
    );
  const payment = await findPayment(db, paymentId);
  if (payment === null) throw new Problem('not-found');
  return showPayment(db, payment);
});
