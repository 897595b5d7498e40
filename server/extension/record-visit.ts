import { newVisit, recordVisit as contract, donePlan, type Visit, type VisitDraft } from '@shuka/domain/extension';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { findNames } from '#accounts';
import { hadCareOn, hadErrandOn } from '#relations';
import { viewerOf, type Context } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { askFarmer } from './ask-visit.ts';
import { demandFarmOf } from './check-farm.ts';
import { judgeCorrection, judgeProof } from './judge-proof.ts';
import { holdPlan, updatePlan } from './plan-store.ts';
import { copyProof } from './proof-store.ts';
import { holdRequest, updateRequest } from './request-store.ts';
import { holdVisit, insertVisit, keepAnswerOfCorrected } from './visit-store.ts';

const nameOf = async (db: Db, accountId: string): Promise<string> => {
  const [person] = await findNames(db, [accountId]);
  if (person === undefined) throw new Problem('not-found');
  return `${person.firstName} ${person.lastName}`;
};

/**
 * The visit that this one takes the place of; null when it takes none's.
 * @throws Problem `invalid` beside `corrects` for what is no visit of this farmer.
 */
const findCorrected = async (db: Db, { corrects, keeperId }: VisitDraft): Promise<Visit | null> => {
  if (corrects === null) return null;
  const held = await holdVisit(db, corrects);
  if (held?.keeperId !== keeperId) throw refusedField('corrects', 'extension.visitNotThere');
  return held;
};

/**
 * Whoever looks after the farmer now may write down any visit; who does not any more, or comes to one farm on an errand,
 * those of the days when they did, and corrections of their own. @throws Problem `not-found`.
 */
const demandCare = async (draft: VisitDraft, corrected: Visit | null, db: Db, managerId: string): Promise<void> => {
  const care = await hadCareOn(db, managerId, draft.keeperId, draft.visitedOn);
  const isOwn = corrected === null || corrected.managerId === managerId;
  if (care === 'now' || (care === 'then' && isOwn)) return;
  if (isOwn && (await hadErrandOn(db, managerId, draft.farmId, draft.visitedOn))) return;
  throw new Problem('not-found');
};

/** Marks the request and the plan as done; those that are not there, or another farmer's, are left alone: the visit took place. */
const fulfil = async (draft: VisitDraft, context: Context, managerId: string): Promise<void> => {
  const { id, requestId, planId, keeperId } = draft;
  const request = requestId === null ? null : await holdRequest(context.db, requestId);
  if (request?.keeperId === keeperId && request.state !== 'done') {
    await updateRequest(context.db, { ...request, state: 'done' }, managerId, context.clock.now());
  }
  const plan = planId === null ? null : await holdPlan(context.db, planId);
  if (plan?.keeperId === keeperId && plan.state !== 'done') await updatePlan(context.db, donePlan(plan, id), managerId);
};

/**
 * A correction of the same day has the first one's proof and answer, and its words alone are judged; any other visit is
 * judged whole, and its farmer asked.
 */
const prove = async (
  draft: VisitDraft,
  corrected: Visit | null,
  context: Context,
  managerId: string,
): Promise<void> => {
  const { db, clock } = context;
  if (corrected?.visitedOn === draft.visitedOn) {
    const flags = await judgeCorrection(draft, corrected, managerId, context);
    await copyProof(db, { visitId: draft.id, corrects: corrected.id, flags }, clock.now());
    await keepAnswerOfCorrected(db, draft.id, corrected.id);
    return;
  }
  const { code } = await judgeProof(draft, managerId, context);
  if (code !== 'right') await askFarmer(context, draft.id);
};

export const recordVisit = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const managerId = viewerOf(context).accountId;
  const corrected = await findCorrected(db, draft);
  await demandCare(draft, corrected, db, managerId);
  const visit = newVisit(draft, { managerId, managerName: await nameOf(db, managerId) }, clock.now());
  await demandFarmOf(db, draft.farmId, draft.keeperId);
  if (!(await insertVisit(db, visit, draft.requestId))) throw new Problem('corrected-already');
  await prove(draft, corrected, context, managerId);
  await fulfil(draft, context, managerId);
  return (await holdVisit(db, draft.id)) ?? visit;
});
