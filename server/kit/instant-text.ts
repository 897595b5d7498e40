import { sql, type Query } from '#kit/db.ts';

/** A timestamptz expression as the text `db.ts` reads it to, for JSON that PostgreSQL itself writes. */
export const instantText = (instant: Query) =>
  sql`regexp_replace(to_char(${instant} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), '0{1,3}$', '') || 'Z'`;
