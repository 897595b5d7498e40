import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction } from '#kit/db.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { moveOffer } from './move-offer.ts';
import { findPastClosing } from './offer-list-store.ts';
import { holdOffer } from './offer-store.ts';

/** The job that closes offers to new money after their last day. */
const closingPast = 'investments.close-past';

const atOnce = 200;
const first = '00000000-0000-0000-0000-000000000000';

/** Closes every offer whose last day for money has passed, each in a transaction of its own; running it again changes nothing. */
export const closePastOffers = async (services: Services): Promise<void> => {
  const { pool, clock, log } = services;
  const at = clock.now();
  const today = dayOf(at);
  for (let after = first; ;) {
    const found = await findPastClosing(pool, after, today, atOnce);
    for (const id of found)
      await inTransaction(pool, async (db) => {
        const offer = await holdOffer(db, id);
        if (offer?.state !== 'published') return; // somebody closed it a moment ago
        await moveOffer(db, offer, 'closed', { by: 'house', byId: null, reason: '', at });
      }).catch((error: unknown) => log.error({ error, offerId: id }, 'an offer could not be closed'));
    if (found.length < atOnce) return;
    after = found.at(-1) ?? after;
  }
};

export const closingJobs = (services: Services): JobHandler[] => [
  { name: closingPast, cron: '10 * * * *', work: () => closePastOffers(services) },
];
