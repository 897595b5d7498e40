import { newPlan, planVisit as contract, type VisitPlanDraft } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { hasErrand, isAssigned } from '#relations';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { demandFarmOf } from './check-farm.ts';
import { countPlanned, insertPlan } from './plan-store.ts';

/** A visit to come is planned by whoever looks after the farmer now, or has an errand to this farm. @throws Problem `not-found`. */
const demandErrand = async (db: Db, { keeperId, farmId }: VisitPlanDraft, managerId: string): Promise<void> => {
  if (await isAssigned(db, managerId, keeperId)) return;
  if (farmId === null || !(await hasErrand(db, managerId, farmId))) throw new Problem('not-found');
};

export const planVisit = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  await demandErrand(db, draft, viewerOf(context).accountId);
  const planned = await countPlanned(db, draft.keeperId);
  const plan = newPlan(draft, viewerOf(context).accountId, planned, clock.now());
  await demandFarmOf(db, draft.farmId, draft.keeperId);
  await insertPlan(db, plan);
  return plan;
});
