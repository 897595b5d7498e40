import { newPlan, planVisit as contract } from '@shuka/domain/extension';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandFarmOf } from './check-farm.ts';
import { countPlanned, insertPlan } from './plan-store.ts';

export const planVisit = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  const planned = await countPlanned(db, draft.keeperId);
  const plan = newPlan(draft, viewerOf(context).accountId, planned, clock.now());
  await demandFarmOf(db, draft.farmId, draft.keeperId);
  await insertPlan(db, plan);
  return plan;
});
