import { run, sql, type Db } from '#kit/db.ts';

/** Erases what a person's phones sent and nobody took: the words of those acts. That they came, and what became of them, stays. */
export const eraseFor = (db: Db, accountId: string) =>
  run(db, sql`update sync.mutation set input = null where account_id = ${accountId} and input is not null`);
