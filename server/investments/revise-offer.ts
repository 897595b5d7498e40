import { checkTerms, reviseOffer as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { holdOwnOffer } from './hold-offer.ts';
import { replaceMilestones } from './offer-facts-store.ts';
import { setTerms } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';

export const reviseOffer = handle(contract, async ({ offerId, terms }, context) => {
  const { db, clock } = context;
  const { state } = await holdOwnOffer(context, offerId);
  if (state !== 'draft') throw new Problem('offer-moved-on');
  checkTerms(terms, dayOf(clock.now()));
  await setTerms(db, offerId, terms);
  await replaceMilestones(db, offerId, terms.milestones);
  return answerOffer(context, offerId);
});
