import { addDays } from '#kit/day.ts';
import { taskRuleFor, type TaskRule } from '#settings';
import type { Found, ManagerTask } from './manager-task.ts';
import type { Asked } from './visit-tasks.ts';

/** A milestone that nobody asked the money of yet wants a visit with pictures, and the inspection of its stage if it names one. */
export const milestoneTasks = (
  { rows, today, rules }: Asked,
  make: (rule: TaskRule, found: Found) => ManagerTask,
): ManagerTask[] => {
  const rule = taskRuleFor(rules, 'milestone');
  if (rule === null) return [];
  return rows.milestones
    .filter(({ state, dueOn }) => state === 'planned' && dueOn <= addDays(today, rule.days))
    .map(({ id, farmId, name, offerTitle, stage, dueOn }) =>
      make(rule, {
        subject: id,
        farmId,
        says: 'task.milestone',
        why: stage === null ? 'task.milestoneWhy' : 'task.milestoneInspectWhy',
        values: { name, title: offerTitle, date: dueOn, ...(stage === null ? {} : { stage }) },
        dueOn,
      }),
    );
};
