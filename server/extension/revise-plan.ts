import { revisedPlan, revisePlan as contract } from '@shuka/domain/extension';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdPlan, updatePlan } from './plan-store.ts';

export const revisePlan = handle(contract, async (revision, context) => {
  const held = await holdPlan(context.db, revision.planId);
  if (held === null) throw new Problem('not-found');
  const plan = revisedPlan(held, revision);
  if (plan !== held) await updatePlan(context.db, plan, viewerOf(context).accountId);
  return plan;
});
