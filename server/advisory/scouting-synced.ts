import { instantText } from '#kit/instant-text.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import type { SyncedType } from '#kit/synced.ts';

const fields = sql`season_id as "seasonId", farm_id as "farmId", keeper_id as "keeperId", pest, stage,
  scouted_on as "scoutedOn", plants_per_spot as "plantsPerSpot", to_json(hits) as hits, to_json(photo_ids) as "photoIds",
  note, corrects, ${instantText(sql`created_at`)} as "createdAt", recorded_by as "by"`;

const read = (db: Db, ids: readonly string[]) =>
  rows<{ id: string; text: string }>(
    db,
    sql`select id, (select row_to_json(fields)::text from (select ${fields}) as fields) as text
        from advisory.scouting where id = any(${ids}::uuid[]) and removed_at is null`,
  );

/** What phones keep of looking for pests. */
export const synced: readonly SyncedType[] = [{ type: 'scouting', read }];
