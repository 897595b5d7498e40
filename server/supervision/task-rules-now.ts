import { newestTaskRules, taskRuleFor, type TaskRule } from '@shuka/domain/settings';
import { readTaskRules } from '#settings';
import type { Db } from '#kit/db.ts';

/** When the rule of overdue visits is off, what the house began with counts. */
const usualOverdueDays = 28;

/** The rules as phones get them. */
export const rulesNow = async (db: Db): Promise<readonly TaskRule[]> => newestTaskRules(await readTaskRules(db));

/** After how many days without a visit a farmer is overdue. */
export const overdueDaysIn = (rules: readonly TaskRule[]): number =>
  taskRuleFor(rules, 'overdue-visit')?.days ?? usualOverdueDays;
