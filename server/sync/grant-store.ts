import { row, sql, type Db } from '#kit/db.ts';

/** Whether a record is of a scope that was taken from this account. Found by key, for a batch may ask hundreds of times. */
export const hasLostScope = async (db: Db, accountId: string, type: string, recordId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from sync.scope_grant g join sync.change c on c.scope_id = g.scope_id and c.type = ${type}
          and c.id = ${recordId}::uuid
        where g.account_id = ${accountId} and g.is_revoked limit 1`,
  )) !== null;
