import { row, sql, type Db } from '#kit/db.ts';

/** Whether somebody is the farmer, promoter or verifier of an offer that is not over, or has money or room in one. */
export const hasOpenTies = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from investments.offer
        where (keeper_id = ${accountId} or promoter_id = ${accountId} or verifier_id = ${accountId})
          and state in ('submitted', 'checked', 'published', 'closed', 'running', 'harvested')
        union all
        select 1 from investments.holding
        where investor_id = ${accountId} and state in ('pledged', 'paid', 'active')
        limit 1`,
  )) !== null;
