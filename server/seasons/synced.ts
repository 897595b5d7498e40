import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const seasonFields = sql`farm_id as "farmId", plot_id as "plotId", keeper_id as "keeperId", crop, variety,
  planted_on as "plantedOn", area_hectares as "areaHectares", stand_count as "standCount",
  expected_harvest_on as "expectedHarvestOn", expected_kilograms as "expectedKilograms", ended_on as "endedOn", clashes,
  revision, ${instantText(sql`created_at`)} as "createdAt"`;

const activityFields = sql`season_id as "seasonId", farm_id as "farmId", keeper_id as "keeperId", kind,
  done_on as "doneOn", note, corrects, ${instantText(sql`created_at`)} as "createdAt", recorded_by as "by"`;

const harvestFields = sql`season_id as "seasonId", farm_id as "farmId", keeper_id as "keeperId",
  harvested_on as "harvestedOn", quantity, unit, kilograms_per_unit as "kilogramsPerUnit", kilograms,
  (select row_to_json(said) from (select market, weighed_on as "date", source) as said) as calibration, note, corrects,
  ${instantText(sql`created_at`)} as "createdAt"`;

/** What phones keep of seasons. */
export const synced: readonly SyncedType[] = [
  { type: 'season', read: reader(sql`seasons.season`, seasonFields) },
  { type: 'activity', read: reader(sql`seasons.activity`, activityFields) },
  { type: 'harvest', read: reader(sql`seasons.harvest`, harvestFields) },
];
