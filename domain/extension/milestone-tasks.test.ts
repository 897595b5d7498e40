import { describe, expect, test } from 'vitest';
import { builtInTaskRules, newestTaskRules } from '#settings';
import { emptyFarmerRows } from './farmer-rows.ts';
import { farmerTasks } from './manager-tasks.ts';
import type { DueMilestone } from './milestone-model.ts';

const rules = newestTaskRules(builtInTaskRules());

const milestone = (change: Partial<DueMilestone> = {}): DueMilestone => ({
  id: 'one',
  keeperId: 'amina',
  farmId: 'farm',
  offerTitle: 'Maize on Gonar Amina',
  name: 'Planting',
  dueOn: '2026-07-15',
  stage: null,
  state: 'planned',
  ...change,
});

const tasksOn = (today: string, ...milestones: DueMilestone[]) =>
  farmerTasks({ ...emptyFarmerRows('amina', today), milestones }, today, rules).filter(
    ({ kind }) => kind === 'milestone',
  );

describe('a milestone of an offer is to be shown', () => {
  test('from a week before its day, on its farm, until its money is asked for', () => {
    expect(tasksOn('2026-07-07', milestone())).toEqual([]);
    expect(tasksOn('2026-07-08', milestone())).toMatchObject([
      {
        id: 'milestone:one',
        keeperId: 'amina',
        farmId: 'farm',
        dueOn: '2026-07-15',
        why: 'task.milestoneWhy',
        values: { name: 'Planting', title: 'Maize on Gonar Amina', date: '2026-07-15' },
        canBeDone: false,
      },
    ]);
    expect(tasksOn('2026-08-20', milestone())).toHaveLength(1);
    const later = (['asked', 'verified', 'released'] as const).map((state) => milestone({ state }));
    expect(tasksOn('2026-07-15', ...later)).toEqual([]);
  });

  test('with the inspection that its money waits for', () => {
    expect(tasksOn('2026-07-15', milestone({ stage: 'harvest' }))).toMatchObject([
      { why: 'task.milestoneInspectWhy', values: { stage: 'harvest' } },
    ]);
  });
});
