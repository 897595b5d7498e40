import { row, sql, type Db } from '#kit/db.ts';

const tables = {
  visit: sql`extension.visit`,
  visitRequest: sql`extension.visit_request`,
  visitPlan: sql`extension.visit_plan`,
  issue: sql`extension.issue`,
  voice: sql`extension.voice`,
} as const;

/** Whose a record is; null for one that is not there. */
export const findKeeperOf = async (db: Db, kind: keyof typeof tables, id: string): Promise<string | null> =>
  (
    await row<{ keeper_id: string }>(
      db,
      sql`select keeper_id from ${tables[kind]} where id = ${id} and removed_at is null`,
    )
  )?.keeper_id ?? null;
