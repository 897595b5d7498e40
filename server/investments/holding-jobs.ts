import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { expirePledges } from './expire-pledges.ts';
import { letterJobs } from './holding-letters.ts';
import { findOffersOfOverdue } from './holding-store.ts';
import { findClosedOffers } from './room-store.ts';
import { startOffer } from './start-offer.ts';

const expiring = 'investments.expire-pledges';
const starting = 'investments.start-offers';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

type Work = (services: Services, offerId: string, requestId: string) => Promise<void>;

/** Does a work for each offer that a look finds, page by page; one that fails does not keep the others waiting. */
const forEach = async (
  services: Services,
  look: (after: string) => Promise<{ id: string }[]>,
  work: Work,
  name: string,
): Promise<void> => {
  for (let after = first; ;) {
    const found = await look(after);
    for (const { id } of found)
      await work(services, id, name).catch((error: unknown) =>
        services.log.error({ error, offerId: id }, 'the holdings of an offer could not be brought up to date'),
      );
    if (found.length < atOnce) return;
    after = found.at(-1)?.id ?? after;
  }
};

/** Looks for pledges whose time is over. */
export const expireAll = (services: Services): Promise<void> => {
  const now = services.clock.now();
  return forEach(services, (after) => findOffersOfOverdue(services.pool, after, now, atOnce), expirePledges, expiring);
};

/** Looks for closed offers that may begin. */
export const startAll = (services: Services): Promise<void> =>
  forEach(services, (after) => findClosedOffers(services.pool, after, atOnce), startOffer, starting);

export const holdingJobs = (services: Services): JobHandler[] => [
  ...letterJobs(services),
  { name: expiring, cron: '*/5 * * * *', work: () => expireAll(services) },
  { name: starting, cron: '*/10 * * * *', work: () => startAll(services) },
];
