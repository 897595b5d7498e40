import { readIssuer as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findOffer } from './offer-store.ts';
import { showIssuer } from './show-issuer.ts';

export const readIssuer = handle(contract, async ({ offerId }, context) => {
  const offer = await findOffer(context.db, offerId);
  if (offer === null) throw new Problem('not-found');
  return showIssuer(context.db, offer.keeperId);
});
