import { describe, expect, test } from 'vitest';
import { builtInTaskRules } from '#settings';
import { newId } from '#kit/new-id.ts';
import type { FarmerRows } from './farmer-rows.ts';
import { farmerTasks, openTasks } from './manager-tasks.ts';
import { farmer, visitOn } from './pretend-care.ts';
import { newSnooze } from './snooze-rules.ts';

const rules = builtInTaskRules();

/** 'id due why' of each task on the list. */
const listed = (rows: Partial<FarmerRows>, today: string): string[] =>
  openTasks(farmerTasks(farmer(rows), today, rules)).map(({ id, dueOn, why }) => `${id} ${dueOn} ${why}`);

describe('what was agreed at a visit', () => {
  const nothing = { crop: '', stage: null, followed: null, followedWhy: '', observations: [], inputsUsed: '' };
  const agreed = (visitedOn: string, nextOn: string | null, nextStep = 'Look at the nursery', corrects?: string) =>
    visitOn(visitedOn, {
      id: `${visitedOn}-${nextOn}`,
      corrects: corrects ?? null,
      form: { ...nothing, nextStep, nextOn, womenPresent: null, youthPresent: null },
    });
  const first = agreed('2026-05-30', '2026-06-10');
  const id = `planned-visit:next:${first.id}`;

  test('is to be done on its day and stays until then or later', () => {
    expect(listed({ visits: [first] }, '2026-06-09')).toEqual([]);
    expect(listed({ visits: [first] }, '2026-06-10')).toEqual([`${id} 2026-06-10 task.nextStepWhy`]);
    const [task] = farmerTasks(farmer({ visits: [first] }), '2026-06-12', rules);
    expect(task).toMatchObject({
      dueOn: '2026-06-10',
      says: 'task.nextStep',
      values: { step: 'Look at the nursery', date: '2026-05-30' },
      canBeDone: true,
    });
    expect(listed({ visits: [agreed('2026-05-30', null)] }, '2026-06-12')).toEqual([]);
  });

  test('is over with a later visit, with a correction that takes it back, and with a word that it is done', () => {
    expect(listed({ visits: [visitOn('2026-06-05'), first] }, '2026-06-12')).toEqual([]);
    expect(listed({ visits: [agreed('2026-05-30', null, '', first.id), first] }, '2026-06-12')).toEqual([]);
    expect(listed({ visits: [visitOn('2026-05-20'), first] }, '2026-06-12')).toHaveLength(1);
    const done = { id: newId(), taskId: id, keeperId: newId(), state: 'done', until: null, reason: '' } as const;
    const said = newSnooze(done, { by: newId(), now: new Date('2026-06-11'), wordsAlready: 0 });
    expect(listed({ visits: [first], snoozes: [said] }, '2026-06-12')).toEqual([]);
  });
});
