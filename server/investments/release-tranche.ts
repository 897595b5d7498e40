import { releaseTranche as contract } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { move } from '#finance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { appendEvidence } from './evidence-chain.ts';
import { draftOf } from './evidence-drafts.ts';
import { holdMilestone } from './hold-milestone.ts';
import { setReleased } from './milestone-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';
import { demandMayInvest, moneyOf, openSides, wordsOfOffer } from './tranche-money.ts';

export const releaseTranche = handle(
  contract,
  async ({ offerId, milestoneId }, context) => {
    const { db, clock, requestId } = context;
    const [by, at] = [viewerOf(context).accountId, clock.now()];
    const { offer, milestone, earlier } = await holdMilestone(context, offerId, milestoneId);
    const isNext = milestone.state === 'verified' && earlier.every(({ state }) => state === 'released');
    if (offer.state !== 'running' || !isNext) throw new Problem('tranche-moved-on');
    await demandMayInvest(context, offer);
    const amountKobo = milestone.releasedKobo;
    if (amountKobo === null) throw new Error('an offer runs whose milestones have no amounts');
    const moveId = amountKobo === 0 ? null : newId();
    await setReleased(db, milestoneId, { by, at, moveId });
    const line = draftOf(
      { kind: 'tranche', subjectId: milestoneId, happenedOn: dayOf(at), byId: by },
      { words: milestone.name, stage: milestone.stage, amountKobo },
    );
    await appendEvidence(db, context, offerId, [line], at);
    await tellOfOffer(context, offer.keeperId, 'trancheReleased', offer, formatNaira(amountKobo));
    if (moveId !== null) {
      const { escrow: from, farmer: to } = await openSides(db, offer, moneyOf(context, offer), at);
      const about = { kind: 'tranche', reason: wordsOfOffer(offer), subjectId: milestoneId } as const;
      await move(db, { id: moveId, ...about, from, to, amountKobo }, { by, endpoint: contract.name, requestId, at });
    }
    return answerOffer(context, offerId);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
