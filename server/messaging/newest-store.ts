import { row, sql, type Db } from '#kit/db.ts';

/** The newest message that others wrote to a farmer; null where nobody did. */
export const findNewestToFarmer = (db: Db, keeperId: string): Promise<{ writerName: string; text: string } | null> =>
  row<{ writerName: string; text: string }>(
    db,
    sql`select writer_name as "writerName", text from messaging.message
        where keeper_id = ${keeperId} and writer_id <> ${keeperId} and removed_at is null and text <> ''
        order by number desc limit 1`,
  );
