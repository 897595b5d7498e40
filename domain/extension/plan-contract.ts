import { endpoint } from '#kit/endpoint.ts';
import { effect } from '#kit/row-type.ts';
import {
  planRevision,
  visitPlan,
  visitPlanDraft,
  visitPlanRows,
  type PlanRevision,
  type VisitPlanDraft,
} from './plan-model.ts';
import { newPlan, revisedPlan } from './plan-rules.ts';
import { ofVisited } from './visit-contract.ts';

export const planVisit = endpoint({
  name: 'extension.planVisit',
  method: 'POST',
  path: '/api/farmers/:keeperId/visit-plans',
  who: { 'extension-manager': 'assigned' },
  object: ofVisited,
  input: visitPlanDraft,
  output: visitPlan,
  errors: { 'too-many-open': 409 },
  offline: 'queue',
  effects: [
    effect(
      visitPlanRows,
      ({ id: planId }: VisitPlanDraft) => planId,
      (before, draft, { accountId, now }) => before ?? newPlan(draft, accountId, 0, now),
    ),
  ],
  audit: 'planned a visit',
  creates: true,
  summary: 'Plans a visit to a farmer in care, or to a farm that one verifies an offer for; the farmer sees it too',
});

export const revisePlan = endpoint({
  name: 'extension.revisePlan',
  method: 'POST',
  path: '/api/visit-plans/:planId/revision',
  who: { 'extension-manager': 'assigned' },
  object: { kind: 'visitPlan', idField: 'planId' },
  input: planRevision,
  output: visitPlan,
  errors: {},
  offline: 'queue',
  effects: [
    effect(
      visitPlanRows,
      ({ planId }: PlanRevision) => planId,
      (before, revision) => before && revisedPlan(before, revision),
    ),
  ],
  audit: 'moved or cancelled a planned visit',
  summary: 'Moves a planned visit to another day, or cancels it with a reason',
});
