import { addDays } from '#kit/day.ts';
import { taskRuleFor, type TaskRule } from '#settings';
import type { Found, ManagerTask } from './manager-task.ts';
import type { Asked } from './visit-tasks.ts';

/** So many days before the first point is due its re-visit is on the list; an estimate of the house. */
const daysBefore = 3;

/** The rule of the stage says how pressing a re-visit is and how long it may be put off; it has no rule of its own. */
export const revisitTasks = (
  { rows, today, rules }: Asked,
  make: (rule: TaskRule, found: Found) => ManagerTask,
): ManagerTask[] =>
  rows.inspections.flatMap(({ stage, farmId, seasonId, toMend = null }) => {
    const rule = taskRuleFor(rules, `inspection-${stage}`);
    if (rule === null || toMend === null || toMend.dueOn > addDays(today, daysBefore)) return [];
    const { inspectionId, points, dueOn } = toMend;
    return [
      make(rule, {
        subject: `revisit:${inspectionId}`,
        farmId,
        seasonId,
        says: 'task.revisit',
        why: 'task.revisitWhy',
        values: { stage, points, date: dueOn },
        dueOn,
      }),
    ];
  });
