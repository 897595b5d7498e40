import { row, sql, type Db } from '#kit/db.ts';

/**
 * Whether a record, or a farmer's all, was taken from this account: a book or a profile goes by the id of its farmer,
 * which is the scope's own. Found by key, for a batch may ask hundreds of times.
 */
export const hasLostScope = async (db: Db, accountId: string, type: string, recordId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from sync.scope_grant g
        where g.account_id = ${accountId} and g.is_revoked
          and (g.scope_id = ${recordId}::uuid or exists (
            select 1 from sync.change c
            where c.scope_id = g.scope_id and c.type = ${type} and c.id = ${recordId}::uuid))
        limit 1`,
  )) !== null;
