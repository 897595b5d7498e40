import { row, sql, type Db } from '#kit/db.ts';

/** When the youngest of these things was born; null where none of them is there. */
export const findBirth = async (db: Db, uris: readonly string[]): Promise<string | null> =>
  (
    await row<{ bornAt: string | null }>(
      db,
      sql`select max(born_at) as "bornAt" from traceability.thing where uri = any(${uris}::text[])`,
    )
  )?.bornAt ?? null;
