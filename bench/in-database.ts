import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { note } from './report.ts';

type Ways = { readonly connections?: number; readonly giveUpMillis?: number };

/** Measures in a database of this run alone; where there is no PostgreSQL it says so, and measures nothing. */
export const measureInDatabase = async (
  measure: (pool: Pool) => Promise<void>,
  { connections = 4, giveUpMillis = 600_000 }: Ways = {},
): Promise<void> => {
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const pool = openPool(database.url, connections, () => undefined, giveUpMillis);
  try {
    await measure(pool);
  } finally {
    await pool.end();
    await database.close();
  }
};
