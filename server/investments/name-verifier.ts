import { nameVerifier as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { keepErrand } from './keep-errand.ts';
import { setVerifier } from './offer-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

export const nameVerifier = handle(contract, async ({ offerId, managerId }, context) => {
  const { db, clock } = context;
  const offer = await holdKnownOffer(context, offerId);
  if (offer.state !== 'draft' && offer.state !== 'submitted') throw new Problem('offer-moved-on');
  if (managerId === offer.promoterId || managerId === offer.keeperId) throw new Problem('verifier-is-promoter');
  const manager = await findAccount(db, managerId);
  if (manager?.state !== 'active' || !manager.roles.includes('extension-manager')) throw new Problem('not-a-manager');
  await setVerifier(db, offerId, managerId);
  await keepErrand(db, offerId, clock.now());
  if (offer.state === 'submitted' && managerId !== offer.verifierId)
    await tellOfOffer(context, managerId, 'offerToVerify', offer);
  return answerOffer(context, offerId);
});
