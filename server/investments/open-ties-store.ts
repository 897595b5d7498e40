import { row, rows, sql, type Db } from '#kit/db.ts';

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

/** Whoever runs the farms somebody has money in, and who has money in the farms somebody runs. */
export const findTiedInFunds = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select o.promoter_id as id from investments.holding h join investments.offer o on o.id = h.offer_id
          where h.investor_id = ${accountId} and h.state in ('paid', 'active', 'completed')
          union select o.keeper_id from investments.holding h join investments.offer o on o.id = h.offer_id
          where h.investor_id = ${accountId} and h.state in ('paid', 'active', 'completed')
          union select h.investor_id from investments.holding h join investments.offer o on o.id = h.offer_id
          where ${accountId} in (o.promoter_id, o.keeper_id) and h.state in ('paid', 'active', 'completed')`,
    )
  ).map(({ id }) => id);
