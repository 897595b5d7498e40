import * as z from 'zod/mini';
import { lookBackSince } from '@shuka/domain/finance';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { findEnded, findUnsettled } from './payment-store.ts';
import { findDuePayouts, findSentPayouts } from './payout-store.ts';
import { sendPayout } from './send-payout.ts';
import { settlePayment } from './settle-payment.ts';

/** The jobs that a provider's word makes, or an admin's. */
export const paymentHeard = 'finance.payment-heard';
export const payoutHeard = 'finance.payout-heard';

/** The job that asks about all that nobody told of. */
const reconciling = 'finance.reconcile';

/** The job that asks again about what had ended. */
const lookingBack = 'finance.look-back';

const about = z.object({ id: z.string() });

const waitMillis = 15 * 60_000;
const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

type Work = (services: Services, id: string, requestId: string) => Promise<void>;

/** Does a work for all that a look finds, page by page; one that fails does not keep the others waiting. */
const doAll = async (
  services: Services,
  look: (after: string) => Promise<{ id: string }[]>,
  work: Work,
): Promise<void> => {
  for (let after = first; ;) {
    const found = await look(after);
    for (const { id } of found)
      await work(services, id, reconciling).catch((error: unknown) =>
        services.log.error({ error, subjectId: id }, 'a payment provider could not be asked'),
      );
    if (found.length < atOnce) return;
    after = found.at(-1)?.id ?? after;
  }
};

/** Asks about payments and payouts whose end nobody told in a quarter of an hour, and sends payouts whose hold is over. */
export const reconcile = async (services: Services): Promise<void> => {
  const { pool, clock } = services;
  const now = clock.now();
  const before = new Date(now.getTime() - waitMillis);
  await doAll(services, (after) => findUnsettled(pool, after, before, atOnce), settlePayment);
  await doAll(services, (after) => findDuePayouts(pool, after, { now, sentBefore: before }, atOnce), sendPayout);
};

/**
 * Asks again about payments and payouts of the last days that had ended: money that came in late, went back or was sent back
 * while nobody could tell us is found so.
 */
export const lookBack = async (services: Services): Promise<void> => {
  const { pool, clock } = services;
  const since = lookBackSince(clock.now());
  await doAll(services, (after) => findEnded(pool, after, since.payments, atOnce), settlePayment);
  await doAll(services, (after) => findSentPayouts(pool, after, since.payouts, atOnce), sendPayout);
};

export const paymentJobs = (services: Services): JobHandler[] => [
  { name: paymentHeard, work: (data) => settlePayment(services, z.parse(about, data).id, paymentHeard) },
  { name: payoutHeard, work: (data) => sendPayout(services, z.parse(about, data).id, payoutHeard) },
  { name: reconciling, cron: '*/10 * * * *', work: () => reconcile(services) },
  { name: lookingBack, cron: '25 */6 * * *', work: () => lookBack(services) },
];
