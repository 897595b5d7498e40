import type { OfferState } from '@shuka/domain/investments';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { beginErrand, endErrand, findErrandOf } from '#relations';
import type { Db } from '#kit/db.ts';
import { findOffer, type OfferRow } from './offer-store.ts';

const over: readonly OfferState[] = ['settled', 'unfunded', 'withdrawn'];

/** Who is to visit the farm of an offer: whoever verifies it, until it is over. */
const visitorOf = ({ state, verifierId }: OfferRow): string | null => (over.includes(state) ? null : verifierId);

/**
 * Lets the verifier that an offer has now visit and inspect its farm, and nobody else for its sake. Called in the
 * transaction of whatever names a verifier or moves the offer; its row is held.
 */
export const keepErrand = async (db: Db, offerId: string, now: Date): Promise<void> => {
  const offer = await findOffer(db, offerId);
  const before = await findErrandOf(db, offerId);
  if (offer === null) return;
  const { keeperId: farmerId, farmId, seasonId } = offer;
  const managerId = visitorOf(offer);
  if (before?.managerId === managerId && before.seasonId === seasonId) return;
  if (before !== null) await endErrand(db, offerId, now);
  if (managerId !== null)
    await beginErrand(db, { id: newId(), subjectId: offerId, managerId, farmerId, farmId, seasonId }, now);
};
