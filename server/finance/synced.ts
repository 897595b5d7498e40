import { instantText } from '#kit/instant-text.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

const fields = sql`keeper_id as "keeperId", farm_id as "farmId", season_id as "seasonId", kind, category, description,
  amount_kobo as "amountKobo", happened_on as "happenedOn", report_id as "reportId", corrects,
  is_cancelled as "isCancelled", ${instantText(sql`created_at`)} as "createdAt"`;

const read = (db: Db, ids: readonly string[]) =>
  rows<{ id: string; text: string }>(
    db,
    sql`select id, (select row_to_json(fields)::text from (select ${fields}) as fields) as text
        from finance.entry where id = any(${ids}::uuid[]) and removed_at is null`,
  );

/** What phones keep of a book. */
export const synced: readonly SyncedType[] = [{ type: 'entry', read }];
