import { checkTerms, submitOffer as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findCare } from '#relations';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { checkCap } from './check-cap.ts';
import { holdOwnOffer } from './hold-offer.ts';
import { moveOffer } from './move-offer.ts';
import { setVerifier, type OfferRow } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/**
 * Who verifies an offer: whoever was named before, else the manager who looks after a farmer that promotes it. Of an offer
 * that this manager promotes, an admin names another.
 */
const findVerifier = async (db: Db, { verifierId, promoterId, keeperId }: OfferRow): Promise<string | null> => {
  if (verifierId !== null) return verifierId;
  const [care] = await findCare(db, [keeperId]);
  const managerId = care?.managerId ?? null;
  return managerId === promoterId || managerId === keeperId ? null : managerId;
};

export const submitOffer = handle(contract, async ({ offerId }, context) => {
  const { db, clock } = context;
  const offer = await holdOwnOffer(context, offerId);
  if (offer.state !== 'draft') throw new Problem('offer-moved-on');
  const now = clock.now();
  checkTerms(offer.terms, dayOf(now));
  await checkCap(context, offer);
  const verifierId = await findVerifier(db, offer);
  await setVerifier(db, offerId, verifierId);
  await moveOffer(db, offer, 'submitted', { by: 'promoter', byId: offer.promoterId, reason: '', at: now });
  if (verifierId !== null) await tellOfOffer(context, verifierId, 'offerToVerify', offer);
  return answerOffer(context, offerId);
});
