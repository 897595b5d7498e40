import { checkTerms, decideOffer as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { checkCap } from './check-cap.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { moveOffer, type OfferMove } from './move-offer.ts';
import { setPublished, setVerdict, type OfferRow } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

const publish = async (context: Context, offer: OfferRow, moved: OfferMove): Promise<void> => {
  const { db } = context;
  if (offer.state !== 'checked') throw new Problem('offer-moved-on');
  checkTerms(offer.terms, dayOf(moved.at)); // time has passed since they were written
  await checkCap(context, offer);
  await setPublished(db, offer.id, moved.at);
  await moveOffer(db, offer, 'published', moved);
  await tellOfOffer(context, offer.promoterId, 'offerPublished', offer);
};

const sendBack = async (context: Context, offer: OfferRow, moved: OfferMove): Promise<void> => {
  if (moved.reason === '') throw refusedField('reason', 'investments.reasonRequired');
  await moveOffer(context.db, offer, 'draft', moved);
  await setVerdict(context.db, offer.id, null, moved.at); // what comes back may be another plan
  await tellOfOffer(context, offer.promoterId, 'offerReturned', offer, moved.reason);
};

export const decideOffer = handle(
  contract,
  async ({ offerId, decision, reason }, context) => {
    const offer = await holdKnownOffer(context, offerId);
    const moved = { by: 'admin', byId: viewerOf(context).accountId, reason, at: context.clock.now() } as const;
    await (decision === 'publish' ? publish(context, offer, moved) : sendBack(context, offer, moved));
    return answerOffer(context, offerId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
