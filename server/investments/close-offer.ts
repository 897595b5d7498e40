import { closeOffer as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { findClosable } from './may-close.ts';
import { moveOffer } from './move-offer.ts';
import { answerOffer } from './show-offer.ts';

export const closeOffer = handle(contract, async ({ offerId, reason }, context) => {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const offer = await holdKnownOffer(context, offerId);
  if (offer.state !== 'published') throw new Problem('offer-moved-on');
  if (!(await findClosable(db, viewer, [offer])).has(offerId)) throw new Problem('not-most-of-it');
  const by = viewer.roles.includes('admin') ? 'admin' : 'closer';
  await moveOffer(db, offer, 'closed', { by, byId: viewer.accountId, reason, at: clock.now() });
  return answerOffer(context, offerId);
});
