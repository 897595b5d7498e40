import type { StoppableUse } from '@shuka/domain/accounts';
import { row, rows, run, sql, type Db, type Query } from '#kit/db.ts';

/** Whether a person stopped a use of their data, as a condition on the id of their account, for the lists of other slices. */
export const hasStopped = (accountId: Query, use: StoppableUse): Query =>
  sql`exists (select 1 from accounts.stopped_use halt where halt.account_id = ${accountId} and halt.use = ${use})`;

export const isStopped = async (db: Db, accountId: string, use: StoppableUse): Promise<boolean> =>
  (await row(db, sql`select 1 where ${hasStopped(sql`${accountId}::uuid`, use)}`)) !== null;

export const findStopped = async (db: Db, accountId: string): Promise<StoppableUse[]> =>
  (
    await rows<{ use: StoppableUse }>(
      db,
      sql`select use from accounts.stopped_use where account_id = ${accountId} order by use`,
    )
  ).map(({ use }) => use);

/** Exactly these are stopped from now on; one that was stopped before stays so since then. */
export const setStopped = async (
  db: Db,
  accountId: string,
  uses: readonly StoppableUse[],
  now: Date,
): Promise<void> => {
  await run(
    db,
    sql`delete from accounts.stopped_use where account_id = ${accountId} and use <> all(${uses as string[]}::text[])`,
  );
  await run(
    db,
    sql`insert into accounts.stopped_use (account_id, use, since)
        select ${accountId}, use, ${now} from unnest(${uses as string[]}::text[]) as said (use) on conflict do nothing`,
  );
};
