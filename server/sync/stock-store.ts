import { row, rows, sql, type Db } from '#kit/db.ts';

/** How many records of each kind stand in a farmer's scope, and how many acts wait on their own phones by their last word. */
export const findStock = async (db: Db, accountId: string) => {
  const records = await rows<{ type: string; total: number }>(
    db,
    sql`select type, count(*) as total from sync.change where scope_id = ${accountId} and op = 'put' group by type order by type`,
  );
  const waits = await row<{ total: number }>(
    db,
    sql`select coalesce(sum(waiting), 0)::int as total from sync.device
        where account_id = ${accountId} and replaced_at is null and retired_at is null`,
  );
  return { records, waiting: waits?.total ?? 0 };
};
