import { builtInTaskRules, type SaidTaskRule, type TaskRule } from '@shuka/domain/settings';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Every word on the rules of tasks: those the house begins with, then what was said since, the oldest first. */
export const readTaskRules = async (db: Db): Promise<SaidTaskRule[]> => [
  ...builtInTaskRules().map((rule) => ({ ...rule, by: null })),
  ...(await rows<SaidTaskRule>(
    db,
    sql`select kind, crop, is_on as "isOn", days, priority, most_snooze_days as "mostSnoozeDays", source, version,
          since::text as since, said_by as by from settings.task_rule order by created_at, id`,
  )),
];

/** A rule without who said it: that is for admins alone. */
export const taskRuleOf = (said: SaidTaskRule | TaskRule): TaskRule => {
  const { by: _, ...rule } = { by: null, ...said };
  return rule;
};

/** Two words on one rule at once must not get one number. */
export const holdTaskRules = (db: Db) => run(db, sql`lock table settings.task_rule in share row exclusive mode`);

export const countTaskRules = async (db: Db): Promise<number> =>
  (await row<{ total: number }>(db, sql`select count(*) as total from settings.task_rule`))?.total ?? 0;

export const insertTaskRule = (db: Db, id: string, rule: TaskRule, saidBy: string, now: Date) =>
  run(
    db,
    sql`insert into settings.task_rule (id, kind, crop, is_on, days, priority, most_snooze_days, source, since, version,
          said_by, created_at)
        values (${id}, ${rule.kind}, ${rule.crop}, ${rule.isOn}, ${rule.days}, ${rule.priority}, ${rule.mostSnoozeDays},
          ${rule.source}, ${rule.since}, ${rule.version}, ${saidBy}, ${now})`,
  );
