import type { TaskRule } from '#settings';
import type { FarmerRows } from './farmer-rows.ts';
import { byUrgency, taskMaker, type ManagerTask } from './manager-task.ts';
import { milestoneTasks } from './milestone-tasks.ts';
import { revisitTasks } from './revisit-tasks.ts';
import { seasonTasks } from './season-tasks.ts';
import { visitTasks } from './visit-tasks.ts';

/**
 * What a manager has to do for one farmer on a day ('YYYY-MM-DD'), the most pressing first; what was put off or said to
 * be done is among it, with the word that says so.
 * @param rules the newest rules, as phones get them.
 */
export const farmerTasks = (rows: FarmerRows, today: string, rules: readonly TaskRule[]): ManagerTask[] => {
  const make = taskMaker(rows, today);
  const asked = { rows, today, rules };
  const found = [visitTasks, milestoneTasks, seasonTasks, revisitTasks].flatMap((tasksOf) => tasksOf(asked, make));
  return found.sort(byUrgency);
};

/** The same for all farmers in care. */
export const managerTasks = (farmers: Iterable<FarmerRows>, today: string, rules: readonly TaskRule[]): ManagerTask[] =>
  [...farmers].flatMap((rows) => farmerTasks(rows, today, rules)).sort(byUrgency);

/** What stands on the list. */
export const openTasks = (tasks: readonly ManagerTask[]): ManagerTask[] => tasks.filter(({ aside }) => aside === null);

/** Tasks of one farmer that stand together, in the place of the most pressing of them. */
export type TasksOfFarmer = { readonly keeperId: string; readonly tasks: readonly ManagerTask[] };

export const tasksByFarmer = (tasks: readonly ManagerTask[]): TasksOfFarmer[] => {
  const groups = new Map<string, ManagerTask[]>();
  for (const task of tasks) {
    const group = groups.get(task.keeperId);
    if (group === undefined) groups.set(task.keeperId, [task]);
    else group.push(task);
  }
  return [...groups].map(([keeperId, own]) => ({ keeperId, tasks: own }));
};
