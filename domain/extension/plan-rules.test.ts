import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import type { PlanRevision, VisitPlanDraft } from './plan-model.ts';
import { donePlan, mostPlanned, newPlan, revisedPlan } from './plan-rules.ts';

const id = '0193a000-0006-7000-8000-000000000001';
const managerId = '0193a000-0000-7000-8000-000000000003';
const now = new Date('2026-06-01T08:00:00Z');

const draft: VisitPlanDraft = {
  id,
  keeperId: '0193a000-0000-7000-8000-000000000001',
  farmId: null,
  plannedOn: '2026-06-04',
  timeOfDay: 'morning',
  purpose: 'pests',
  note: 'Bring the rope.',
};

const plan = newPlan(draft, managerId, 0, now);

const revise = (change: Partial<PlanRevision>): PlanRevision => ({
  planId: id,
  plannedOn: '2026-06-05',
  timeOfDay: null,
  reason: '',
  ...change,
});

const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof Problem ? [error.code, ...error.fields] : error;
  }
};

describe('a planned visit', () => {
  test('stands on its day until it is made', () => {
    expect(plan).toMatchObject({ ...draft, managerId, state: 'planned', reason: '', visitId: null });
  });

  test('is moved to another day', () => {
    const moved = revisedPlan(plan, revise({ reason: 'Market day.' }));
    expect(moved).toEqual({ ...plan, plannedOn: '2026-06-05', timeOfDay: null, reason: 'Market day.' });
  });

  test('is cancelled with a reason only', () => {
    expect(codeOf(() => revisedPlan(plan, revise({ plannedOn: null })))).toEqual([
      'invalid',
      { field: 'reason', says: 'visit.whyRequired' },
    ]);
    const off = revisedPlan(plan, revise({ plannedOn: null, reason: 'The road is cut.' }));
    expect([off.state, off.plannedOn, off.reason]).toEqual(['cancelled', '2026-06-04', 'The road is cut.']);
  });

  test('that was cancelled can be planned anew', () => {
    const off = revisedPlan(plan, revise({ plannedOn: null, reason: 'Rain.' }));
    expect(revisedPlan(off, revise({}))).toMatchObject({ state: 'planned', plannedOn: '2026-06-05' });
  });

  test('that was made stays made, by the visit that came first', () => {
    const done = donePlan(plan, 'visit');
    expect(done).toMatchObject({ state: 'done', visitId: 'visit' });
    expect(revisedPlan(done, revise({}))).toEqual(done);
    expect(donePlan(done, 'another')).toEqual(done);
  });

  test('is refused when the farmer has too many already', () => {
    expect(codeOf(() => newPlan(draft, managerId, mostPlanned, now))).toEqual(['too-many-open']);
  });
});
