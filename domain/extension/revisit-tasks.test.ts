import { describe, expect, test } from 'vitest';
import { newestTaskRules, builtInTaskRules } from '#settings';
import { newId } from '#kit/new-id.ts';
import { emptyFarmerRows, type InspectionSeen } from './farmer-rows.ts';
import { farmerTasks } from './manager-tasks.ts';

const rules = newestTaskRules(builtInTaskRules());
const keeperId = newId();
const inspectionId = newId();
const today = '2026-11-21';

const seen = (dueOn: string | null): InspectionSeen => ({
  keeperId,
  farmId: newId(),
  seasonId: null,
  stage: 'harvest',
  doneOn: '2026-11-14',
  toMend: dueOn === null ? null : { inspectionId, points: 2, dueOn },
});

const tasksFor = (inspection: InspectionSeen) =>
  farmerTasks({ ...emptyFarmerRows(keeperId, today), inspections: [inspection] }, today, rules).filter(({ says }) =>
    says.startsWith('task.revisit'),
  );

describe('a re-visit is to be made', () => {
  test('for what an inspection left open, from some days before the first point is due', () => {
    expect(tasksFor(seen('2026-11-24'))).toMatchObject([
      {
        id: `inspection-harvest:revisit:${inspectionId}`,
        dueOn: '2026-11-24',
        values: { stage: 'harvest', points: 2, date: '2026-11-24' },
      },
    ]);
    expect(tasksFor(seen('2026-11-25'))).toEqual([]);
  });

  test('late ones stay until somebody looked again', () => {
    expect(tasksFor(seen('2026-10-01'))).toHaveLength(1);
    expect(tasksFor(seen(null))).toEqual([]);
  });
});
