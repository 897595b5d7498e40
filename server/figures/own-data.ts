import { run, sql, type Db } from '#kit/db.ts';
import { findAllMailsTo, stopMailsTo } from './mail-store.ts';

/** The figures somebody is or was sent. What is counted of them is a copy of what other slices tell. */
export const exportFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  figureMails: await findAllMailsTo(db, accountId),
});

/** Takes a person out of what is counted; the sums follow with the next counting. */
export const eraseFor = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await stopMailsTo(db, accountId, now);
  await run(
    db,
    sql`insert into figures.stale (state_code, lga) select state_code, lga from figures.farmer
        where account_id = ${accountId} on conflict do nothing`,
  );
  await run(db, sql`delete from figures.farmer where account_id = ${accountId}`);
};
