import { Problem, refusedField } from '#kit/problem.ts';
import type { PlanRevision, VisitPlan, VisitPlanDraft } from './plan-model.ts';

/** Planned visits to one farmer at once; more is no plan. */
export const mostPlanned = 50;

/** @throws Problem `too-many-open` past `mostPlanned`. A day that has gone by when it arrives is a plan all the same. */
export const newPlan = (draft: VisitPlanDraft, managerId: string, plannedAlready: number, now: Date): VisitPlan => {
  if (plannedAlready >= mostPlanned) throw new Problem('too-many-open');
  const { id, keeperId, farmId, plannedOn, timeOfDay, purpose, note } = draft;
  const fresh = { state: 'planned' as const, reason: '', visitId: null, createdAt: now.toISOString() };
  return { id, keeperId, managerId, farmId, plannedOn, timeOfDay, purpose, note, ...fresh };
};

/**
 * A plan moved to another day, or cancelled. One whose visit was made stays done, whatever an older phone says.
 * @throws Problem `invalid` beside `reason` when a visit is called off without saying why.
 */
export const revisedPlan = (plan: VisitPlan, { plannedOn, timeOfDay, reason }: PlanRevision): VisitPlan => {
  if (plannedOn === null && reason === '') throw refusedField('reason', 'visit.whyRequired');
  if (plan.state === 'done') return plan;
  if (plannedOn === null) return { ...plan, state: 'cancelled', reason };
  return { ...plan, state: 'planned', plannedOn, timeOfDay, reason };
};

/** The plan with the visit that was made of it. */
export const donePlan = (plan: VisitPlan, visitId: string): VisitPlan =>
  plan.state === 'done' ? plan : { ...plan, state: 'done', visitId };
