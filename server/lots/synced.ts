import { instantText } from '#kit/instant-text.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

const fields = sql`keeper_id as "keeperId", kind, happened_on as "happenedOn", origin, takes, gives, gone, moved,
  takes_back as "takesBack", note, ${instantText(sql`created_at`)} as "createdAt", recorded_by as "by"`;

const read = (db: Db, ids: readonly string[]) =>
  rows<{ id: string; text: string }>(
    db,
    sql`select id, (select row_to_json(fields)::text from (select ${fields}) as fields) as text
        from lots.step where id = any(${ids}::uuid[]) and removed_at is null`,
  );

/** What phones keep of lots: the steps, of which they make the lots themselves. */
export const synced: readonly SyncedType[] = [{ type: 'lotStep', read }];
