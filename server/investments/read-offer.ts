import { readOffer as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findOffer } from './offer-store.ts';
import { relationsToOffer } from './relations.ts';
import { showOffer } from './show-offer.ts';

export const readOffer = handle(contract, async ({ offerId }, context) => {
  const viewer = viewerOf(context);
  const offer = await findOffer(context.db, offerId);
  if (offer === null) throw new Problem('not-found');
  if (offer.publishedAt === null && !viewer.roles.includes('admin')) {
    const held = await relationsToOffer(context.db, viewer, offerId);
    if (held?.some((relation) => relation === 'own' || relation === 'assigned') !== true)
      throw new Problem('not-found'); // what was not published is no investor's
  }
  return showOffer(context, offer);
});
