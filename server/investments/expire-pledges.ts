import type { Origin } from '#finance';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { endHoldings } from './end-holdings.ts';
import { tellHolder } from './holding-letters.ts';
import { holdHoldingsOf } from './holding-store.ts';
import { holdOffer } from './offer-store.ts';

/**
 * Gives the room of an offer's pledges free that nobody paid for in time, and tells those who made them. The offer's row is
 * held by the caller. @returns how many pledges may still be paid for.
 */
export const endOverdue = async (
  { jobs }: Pick<Services, 'jobs'>,
  db: Db,
  offerId: string,
  origin: Origin,
): Promise<number> => {
  const pledged = await holdHoldingsOf(db, offerId, 'pledged');
  const overdue = pledged.filter(({ payBy }) => Date.parse(payBy ?? '') < origin.at.getTime());
  await endHoldings(db, overdue, 'expired', origin);
  for (const { id } of overdue) await tellHolder(jobs, db, id, 'pledgeExpired');
  return pledged.length - overdue.length;
};

/** The same in a transaction of its own. */
export const expirePledges = (services: Services, offerId: string, requestId: string): Promise<void> =>
  inTransaction(services.pool, async (db) => {
    const origin: Origin = { by: null, endpoint: 'investments.expirePledges', requestId, at: services.clock.now() };
    await holdOffer(db, offerId);
    await endOverdue(services, db, offerId, origin);
  });
