import { minutesAfter } from '#kit/clock.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';

/** Whoever took farmers to look at and did not finish in this time was stopped: others take them. */
const patienceMinutes = 10;

/** Takes farmers who are due, the longest waiting first; no two servers take the same. Committed at once. */
export const takeDue = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`update relations.likeness_due set taken_at = ${now}
          where account_id in (select account_id from relations.likeness_due
            where taken_at is null or taken_at < ${minutesAfter(now, -patienceMinutes)}
            order by asked_at limit ${limit} for update skip locked)
          returning account_id as id`,
    )
  ).map(({ id }) => id);

/** Takes a farmer off the list who was looked at; one who changed meanwhile stays on it. */
export const endDue = (db: Db, accountId: string) =>
  run(db, sql`delete from relations.likeness_due where account_id = ${accountId} and taken_at is not null`);

/** Puts these farmers on the list. */
export const askFor = (db: Db, accountIds: readonly string[], now: Date) =>
  run(
    db,
    sql`insert into relations.likeness_due (account_id, asked_at)
        select id, ${now}::timestamptz from unnest(${[...accountIds].sort()}::uuid[]) id
        on conflict (account_id) do update set taken_at = null`,
  );

/** Keeps under which keys a farmer is found. */
export const keepKeys = async (db: Db, accountId: string, keys: readonly string[]): Promise<void> => {
  await run(
    db,
    sql`delete from relations.likeness_key where account_id = ${accountId} and not (key = any(${keys}::text[]))`,
  );
  await run(
    db,
    sql`insert into relations.likeness_key (key, account_id) select key, ${accountId}::uuid from unnest(${keys}::text[]) key
        on conflict do nothing`,
  );
};

/** As many as are compared for one key: the last to come. Beyond it a name in a place is too common to tell anything. */
const mostOfKey = 100;

/** Other farmers with a key in common. */
export const findByKeys = async (db: Db, accountId: string, keys: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct near.account_id as id from unnest(${keys}::text[]) as mine (key)
          cross join lateral (
            select account_id from relations.likeness_key
            where key = mine.key and account_id <> ${accountId} order by account_id desc limit ${mostOfKey}
          ) near`,
    )
  ).map(({ id }) => id);
