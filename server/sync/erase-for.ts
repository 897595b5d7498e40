import { run, sql, type Db } from '#kit/db.ts';

/**
 * Erases what a person's phones sent and nobody took: the words of those acts, and what staff wrote of asking about a lost
 * phone. That they came, and what became of them, stays.
 */
export const eraseFor = async (db: Db, accountId: string): Promise<void> => {
  await run(
    db,
    sql`update sync.mutation set input = null, said = '{}' where account_id = ${accountId} and input is not null`,
  );
  await run(
    db,
    sql`update sync.device set dealt_with_note = '' where account_id = ${accountId} and dealt_with_note <> ''`,
  );
};
