import { checkOffer as contract, visitNotOlderThanDays } from '@shuka/domain/investments';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findVisitMade, type VisitMade } from '#extension';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { moveOffer } from './move-offer.ts';
import { setVerdict, type OfferRow } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/** The visit that a verdict stands on: to this very farm, lately, by a manager who does not promote the offer. */
const findRecentVisit = async (
  db: Db,
  { farmId, keeperId, promoterId }: OfferRow,
  visitId: string | null,
  today: string,
): Promise<VisitMade> => {
  const visit = visitId === null ? null : await findVisitMade(db, visitId);
  const isOfFarm = visit?.farmId === farmId && visit.keeperId === keeperId && visit.managerId !== promoterId;
  const since = addDays(today, -visitNotOlderThanDays);
  if (visit === null || !isOfFarm || visit.visitedOn < since || visit.visitedOn > today)
    throw new Problem('no-recent-visit');
  return visit;
};

export const checkOffer = handle(contract, async ({ offerId, verdict, visitId, words }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const offer = await holdKnownOffer(context, offerId);
  if (offer.verifierId !== byId) throw new Problem('not-found'); // a manager may stand to it as an investor too
  if (offer.state !== 'submitted') throw new Problem('offer-moved-on');
  const now = clock.now();
  const moved = { by: 'verifier', byId, reason: words, at: now } as const;
  if (verdict === 'returned') {
    await moveOffer(db, offer, 'draft', moved);
    await tellOfOffer(context, offer.promoterId, 'offerReturned', offer, words);
    return answerOffer(context, offerId);
  }
  const { id, visitedOn } = await findRecentVisit(db, offer, visitId, dayOf(now));
  await setVerdict(db, offerId, { words, visitId: id, visitedOn }, now);
  await moveOffer(db, offer, 'checked', moved);
  return answerOffer(context, offerId);
});
