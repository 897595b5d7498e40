import { instantText } from '#kit/instant-text.ts';
import { sql } from '#kit/db.ts';
import { reader, type SyncedType } from '#kit/synced.ts';

const farmFields = sql`name, state_code as "stateCode", lga, size_band as "sizeBand", crop, keeper_id as "keeperId",
  revision, ${instantText(sql`created_at`)} as "createdAt"`;

// The spaces PostgreSQL puts between numbers would be a tenth of a long boundary.
const plotFields = sql`farm_id as "farmId", name, replace(boundary::text, ' ', '')::json as boundary,
  captured_by as "capturedBy", accuracy_metres as "accuracyMetres", looks_mocked as "looksMocked",
  keeper_id as "keeperId", area_hectares as "areaHectares", overlap_hectares as "overlapHectares", revision,
  ${instantText(sql`created_at`)} as "createdAt"`;

const photoFields = sql`farm_id as "farmId", plot_id as "plotId", keeper_id as "keeperId",
  ${instantText(sql`taken_at`)} as "takenAt",
  array_remove(array[case when thumb_key is not null then 'thumb' end, case when full_key is not null then 'full' end],
    null) as has`;

const clashFields = sql`keeper_id as "keeperId", farm_id as "farmId", plot_id as "plotId", field, now_value as "now",
  other_value as "other", now_by as "nowBy", other_by as "otherBy", ${instantText(sql`at`)} as "at", settled`;

/** What phones keep of farms. */
export const synced: readonly SyncedType[] = [
  { type: 'farm', read: reader(sql`farms.farm`, farmFields) },
  { type: 'plot', read: reader(sql`farms.plot`, plotFields) },
  { type: 'photo', read: reader(sql`farms.photo`, photoFields) },
  { type: 'clash', read: reader(sql`farms.clash`, clashFields) },
];
