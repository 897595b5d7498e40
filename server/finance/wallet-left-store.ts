import { row, sql, type Db } from '#kit/db.ts';

/** Whether there is money in any wallet of a person. */
export const hasMoney = async (db: Db, ownerId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from finance.ledger_account where owner_id = ${ownerId} and balance_kobo <> 0 limit 1`,
  )) !== null;
