import { partOf, shareOut } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Origin } from '#finance';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { endHoldings } from './end-holdings.ts';
import { endOverdue } from './expire-pledges.ts';
import { tellHolders } from './holding-letters.ts';
import { takeFee } from './holding-money.ts';
import { holdHoldingsOf, setActive, type HoldingRow } from './holding-store.ts';
import { mayInvest } from './may-move.ts';
import { moveOffer } from './move-offer.ts';
import { findMilestones } from './offer-facts-store.ts';
import { holdOffer, type OfferRow } from './offer-store.ts';
import { setReleases, setStarted } from './room-store.ts';
import { changeTallies, movedTallies } from './tallies.ts';

/** An offer that was closed, with all that was paid into it; both held. */
type Closed = { readonly offer: OfferRow; readonly paid: readonly HoldingRow[] };

const byHouse = { by: 'house', byId: null, reason: '' } as const;

/** Too little came together: everybody gets all of theirs back. */
const giveAllBack = async ({ jobs }: Services, db: Db, { offer, paid }: Closed, origin: Origin): Promise<void> => {
  await tellHolders(jobs, db, { offerId: offer.id, state: 'refunded', about: 'offerUnfunded' });
  await moveOffer(db, offer, 'unfunded', { ...byHouse, at: origin.at });
  await endHoldings(db, paid, 'refunded', origin);
};

/** The house takes its fee, and each milestone has its part of what is left. */
const begin = async ({ jobs }: Services, db: Db, { offer, paid }: Closed, origin: Origin): Promise<void> => {
  const { id, paidKobo, feeBasisPoints } = offer;
  const feeKobo = partOf(paidKobo, feeBasisPoints);
  const feeMoveId = feeKobo === 0 ? null : newId();
  await setStarted(db, id, { at: origin.at, feeKobo, feeMoveId });
  await setReleases(db, shareOut(paidKobo - feeKobo, await findMilestones(db, id)));
  await setActive(db, id);
  await changeTallies(
    db,
    paid.flatMap((one) => movedTallies(one, 'paid', 'active')),
  );
  await moveOffer(db, offer, 'running', { ...byHouse, at: origin.at });
  await tellHolders(jobs, db, { offerId: id, state: 'active', about: 'offerStarted' });
  if (feeMoveId !== null && offer.money !== null)
    await takeFee(db, { id: feeMoveId, offerId: id, money: offer.money, amountKobo: feeKobo }, origin);
};

/**
 * Looks whether a closed offer may begin: nobody can pay or take money back any more. It runs when enough came together,
 * else all goes back. Real money waits for as long as the house has no licence; what goes back does not.
 */
export const startOfferIn = async (services: Services, db: Db, offerId: string, requestId: string): Promise<void> => {
  const at = services.clock.now();
  const origin: Origin = { by: null, endpoint: 'investments.startOffer', requestId, at };
  const offer = await holdOffer(db, offerId);
  if (offer?.state !== 'closed' || (await endOverdue(services, db, offerId, origin)) > 0) return;
  const paid = await holdHoldingsOf(db, offerId, 'paid');
  if (paid.some(({ coolingUntil }) => Date.parse(coolingUntil ?? '') >= at.getTime())) return;
  if (offer.paidKobo < offer.leastKobo) return giveAllBack(services, db, { offer, paid }, origin);
  if (await mayInvest(services, db)) await begin(services, db, { offer, paid }, origin);
};

/** The same in a transaction of its own. */
export const startOffer = (services: Services, offerId: string, requestId: string): Promise<void> =>
  inTransaction(services.pool, (db) => startOfferIn(services, db, offerId, requestId));
