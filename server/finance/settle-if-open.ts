import type { Context } from '#kit/context.ts';
import { findPayment } from './payment-store.ts';
import { settlePayment } from './settle-payment.ts';

/** Asks the provider about a payment that nobody told the end of; one that is away is asked again later. */
export const settleIfOpen = async (context: Context, paymentId: string): Promise<void> => {
  const { db, log, requestId } = context;
  const before = await findPayment(db, paymentId);
  if (before?.state !== 'started') return;
  await settlePayment(context, paymentId, requestId).catch((error: unknown) =>
    log.error({ error, requestId }, 'a payment could not be asked about'),
  );
};
