import { payProceeds as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { move } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { appendEvidence } from './evidence-chain.ts';
import { draftOf } from './evidence-drafts.ts';
import { holdKnownOffer } from './hold-offer.ts';
import { addProceeds } from './settle-store.ts';
import { answerOffer } from './show-offer.ts';
import { demandMayInvest, moneyOf, openSides, wordsOfOffer } from './tranche-money.ts';

export const payProceeds = handle(contract, async ({ id, offerId, amountKobo, source, words }, context) => {
  const { db, clock, requestId } = context;
  const [by, at] = [viewerOf(context).accountId, clock.now()];
  const offer = await holdKnownOffer(context, offerId);
  if (offer.state !== 'running') throw new Problem('offer-moved-on');
  await demandMayInvest(context, offer);
  await addProceeds(db, offerId, amountKobo);
  const line = draftOf(
    { kind: 'proceeds', subjectId: id, happenedOn: dayOf(at), byId: by },
    { what: source, words, amountKobo },
  );
  await appendEvidence(db, context, offerId, [line], at);
  const { escrow: to, farmer: from } = await openSides(db, offer, moneyOf(context, offer), at);
  const about = { kind: 'repayment', reason: wordsOfOffer(offer), subjectId: offerId } as const;
  await move(db, { id, ...about, from, to, amountKobo }, { by, endpoint: contract.name, requestId, at });
  return answerOffer(context, offerId);
});
