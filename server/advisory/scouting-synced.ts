import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const fields = sql`season_id as "seasonId", farm_id as "farmId", keeper_id as "keeperId", pest, stage,
  scouted_on as "scoutedOn", plants_per_spot as "plantsPerSpot", to_json(hits) as hits, to_json(photo_ids) as "photoIds",
  note, corrects, ${instantText(sql`created_at`)} as "createdAt", recorded_by as "by"`;

const read = reader(sql`advisory.scouting`, fields);

/** What phones keep of looking for pests. */
export const synced: readonly SyncedType[] = [{ type: 'scouting', read }];
