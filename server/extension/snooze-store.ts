import type { TaskSnooze } from '@shuka/domain/extension';
import { row, run, sql, type Db } from '#kit/db.ts';

export const insertSnooze = (db: Db, { id, taskId, keeperId, state, until, reason, by, createdAt }: TaskSnooze) =>
  run(
    db,
    sql`insert into extension.task_snooze (id, task_id, keeper_id, state, until, reason, said_by, created_at)
        values (${id}, ${taskId}, ${keeperId}, ${state}, ${until}, ${reason}, ${by}, ${createdAt})`,
  );

/** At most `mostSnoozes` rows of one farmer. */
export const countSnoozes = async (db: Db, keeperId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*) as total from extension.task_snooze where keeper_id = ${keeperId} and removed_at is null`,
    )
  )?.total ?? 0;
