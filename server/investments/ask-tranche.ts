import { askTranche as contract, type TrancheProof } from '@shuka/domain/investments';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findVisitMade } from '#extension';
import { findPhotosSince } from '#farms';
import { findInspectionOf } from '#reports';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { gatherEvidence } from './gather-evidence.ts';
import { holdRunning, type HeldMilestone } from './hold-milestone.ts';
import { setAsked } from './milestone-store.ts';
import { answerOffer } from './show-offer.ts';
import { tellOfOffer } from './tell-of-offer.ts';

const isOfFarm = async (db: Db, { offer }: HeldMilestone, { visitId, photoIds }: TrancheProof): Promise<boolean> => {
  const { farmId, keeperId, promoterId, publishedAt } = offer;
  const visit = await findVisitMade(db, visitId);
  const isVisit = visit?.farmId === farmId && visit.keeperId === keeperId && visit.managerId !== promoterId;
  if (!isVisit || publishedAt === null || visit.visitedOn < dayOf(new Date(publishedAt))) return false;
  const photos = new Set((await findPhotosSince(db, farmId, publishedAt)).map(({ id }) => id));
  return photoIds.every((id) => photos.has(id));
};

/** The records show this farm since it asked for money: a visit by somebody who does not promote it, pictures that are here. */
const checkProof = async (db: Db, held: HeldMilestone, proof: TrancheProof): Promise<void> => {
  const { offer, milestone } = held;
  if (milestone.stage !== null && proof.inspectionId === null)
    throw refusedField('proof.inspectionId', 'investments.inspectionRequired');
  const inspection = proof.inspectionId === null ? null : await findInspectionOf(db, offer.farmId, proof.inspectionId);
  const isInspection = proof.inspectionId === null || inspection !== null;
  if (!isInspection || !(await isOfFarm(db, held, proof))) throw new Problem('proof-not-of-farm');
};

export const askTranche = handle(contract, async ({ offerId, milestoneId, proof }, context) => {
  const { db, clock } = context;
  const { accountId } = viewerOf(context);
  const held = await holdRunning(context, offerId, milestoneId);
  const { offer, milestone, earlier } = held;
  if (offer.verifierId === accountId) throw new Problem('not-found'); // who says that it is so does not ask for it
  if (milestone.state !== 'planned') throw new Problem('tranche-moved-on');
  if (earlier.some(({ state }) => state === 'planned' || state === 'asked'))
    throw new Problem('earlier-milestone-open');
  await checkProof(db, held, proof);
  await setAsked(db, milestoneId, proof, accountId);
  await gatherEvidence(context, db, offer, clock.now());
  if (offer.verifierId !== null) await tellOfOffer(context, offer.verifierId, 'trancheAsked', offer, milestone.name);
  return answerOffer(context, offerId);
});
