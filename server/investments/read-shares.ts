import { readShares as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findOffer } from './offer-store.ts';
import { sharesOf } from './share-offer.ts';

export const readShares = handle(contract, async ({ offerId }, { db }) => {
  const offer = await findOffer(db, offerId);
  if (offer === null) throw new Problem('not-found');
  return sharesOf(db, offer);
});
