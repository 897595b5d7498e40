import { withdrawOffer as contract } from '@shuka/domain/investments';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer, holdOwnOffer } from './hold-offer.ts';
import { moveOffer } from './move-offer.ts';
import { answerOffer } from './show-offer.ts';

export const withdrawOffer = handle(contract, async ({ offerId, reason }, context) => {
  const { db, clock } = context;
  const { accountId, roles } = viewerOf(context);
  const isAdmin = roles.includes('admin');
  const offer = isAdmin ? await holdKnownOffer(context, offerId) : await holdOwnOffer(context, offerId);
  const by = offer.promoterId === accountId ? 'promoter' : 'admin';
  await moveOffer(db, offer, 'withdrawn', { by, byId: accountId, reason, at: clock.now() });
  return answerOffer(context, offerId);
});
