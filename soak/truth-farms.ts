import { sql, type Query } from '@shuka/server/kit/db.ts';

/** A row type, and the question that answers its records as `id`, `keeper` and `said`, in the fields that phones see. */
export type TruthQuery = readonly [type: string, query: Query];

/** Farms and what hangs on them, asked of the tables. */
export const farmQueries: readonly TruthQuery[] = [
  [
    'farm',
    sql`select id, keeper_id as keeper, json_build_object('name', name, 'stateCode', state_code, 'lga', lga,
          'sizeBand', size_band, 'crop', crop, 'keeperId', keeper_id, 'revision', revision) as said
        from farms.farm where removed_at is null`,
  ],
  [
    'plot',
    sql`select id, keeper_id as keeper, json_build_object('farmId', farm_id, 'name', name, 'boundary', boundary,
          'capturedBy', captured_by, 'accuracyMetres', accuracy_metres, 'looksMocked', looks_mocked,
          'keeperId', keeper_id, 'areaHectares', area_hectares, 'overlapHectares', overlap_hectares,
          'revision', revision) as said
        from farms.plot where removed_at is null`,
  ],
  [
    'photo',
    sql`select id, keeper_id as keeper, json_build_object('farmId', farm_id, 'plotId', plot_id,
          'keeperId', keeper_id, 'has', array_remove(array[case when thumb_key is not null then 'thumb' end,
            case when full_key is not null then 'full' end], null)) as said
        from farms.photo where removed_at is null`,
  ],
  [
    'clash',
    sql`select id, keeper_id as keeper, json_build_object('keeperId', keeper_id, 'farmId', farm_id,
          'plotId', plot_id, 'field', field, 'now', now_value, 'other', other_value, 'nowBy', now_by,
          'otherBy', other_by, 'settled', settled) as said
        from farms.clash where removed_at is null`,
  ],
];
