import { finishOffer as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { moveOffer } from './move-offer.ts';
import { setFinishedBy } from './settle-store.ts';
import { answerOffer } from './show-offer.ts';

export const finishOffer = handle(contract, async ({ offerId, words, isOver }, context) => {
  const { db, clock } = context;
  const byId = viewerOf(context).accountId;
  const offer = await holdKnownOffer(context, offerId);
  if (offer.state !== (isOver ? 'running' : 'harvested')) throw new Problem('offer-moved-on');
  const [state, at] = [isOver ? 'harvested' : 'running', clock.now()] as const;
  await setFinishedBy(db, offerId, isOver ? byId : null);
  await moveOffer(db, offer, state, { by: 'admin', byId, reason: words, at });
  await gatherEvidence(context, db, { ...offer, state }, at);
  return answerOffer(context, offerId);
});
