import * as z from 'zod/mini';
import { paidInForLoan } from '#finance';
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { findWaitingPayIns } from './pay-in-store.ts';
import { takePayIn } from './take-pay-in.ts';

const takingPayIns = 'loans.take-pay-ins';

const about = z.object({ id: z.string() });
const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Payments are looked at again for as long as a provider may still say that they were paid. */
const daysLookedBack = 30;

/** Takes what came in for loans and no job took; most that wait were never paid, and stay as they are. */
export const takePayIns = async (services: Services): Promise<void> => {
  const since = new Date(services.clock.now().getTime() - daysLookedBack * 86_400_000);
  for (let after = first; ;) {
    const found = await findWaitingPayIns(services.pool, after, since, atOnce);
    for (const { id } of found)
      await takePayIn(services, id, takingPayIns).catch((error: unknown) =>
        services.log.error({ error, payInId: id }, 'money for a loan could not be taken'),
      );
    if (found.length < atOnce) return;
    after = found.at(-1)?.id ?? after;
  }
};

export const payInJobs = (services: Services): JobHandler[] => [
  { name: paidInForLoan, work: (data) => takePayIn(services, z.parse(about, data).id, paidInForLoan) },
  { name: takingPayIns, cron: '35 * * * *', work: () => takePayIns(services) },
];
