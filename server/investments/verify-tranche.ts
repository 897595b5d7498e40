import { verifyTranche as contract } from '@shuka/domain/investments';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findInspectionOf } from '#reports';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { holdMilestone, type HeldMilestone } from './hold-milestone.ts';
import { findTakers, setRefused, setVerified } from './milestone-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

/** The inspection of the milestone's stage passed, as it stands today, and is by nobody who wants the money. */
const hasPassed = async (db: Db, { offer, milestone }: HeldMilestone, askedBy: string | null): Promise<boolean> => {
  if (milestone.stage === null) return true;
  const inspectionId = milestone.proof?.inspectionId ?? null;
  const inspection = inspectionId === null ? null : await findInspectionOf(db, offer.farmId, inspectionId);
  return (
    inspection !== null &&
    inspection.stage === milestone.stage &&
    inspection.outcome !== 'failed' &&
    inspection.byId !== askedBy &&
    inspection.byId !== offer.promoterId
  );
};

export const verifyTranche = handle(contract, async ({ offerId, milestoneId, verdict, words }, context) => {
  const { db } = context;
  const { accountId } = viewerOf(context);
  const held = await holdMilestone(context, offerId, milestoneId);
  const { offer, milestone } = held;
  if (offer.verifierId !== accountId) throw new Problem('not-found'); // a manager may stand to it as an investor too
  const takers = await findTakers(db, milestoneId);
  if (offer.state !== 'running' || milestone.state !== 'asked' || takers === null)
    throw new Problem('tranche-moved-on');
  if (verdict === 'verified') {
    if (!(await hasPassed(db, held, takers.askedBy))) throw new Problem('inspection-not-passed');
    await setVerified(db, milestoneId, accountId);
  } else {
    await setRefused(db, milestoneId, words);
    await tellOfOffer(context, takers.askedBy ?? offer.promoterId, 'trancheRefused', offer, words);
  }
  return answerOffer(context, offerId);
});
