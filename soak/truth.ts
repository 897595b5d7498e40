import { rows, sql, type Pool, type Query } from '@shuka/server/kit/db.ts';
import type { Person } from './people.ts';

/** A record as the server's tables have it, by its type and id, in the fields that phones see. */
export type Truth = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export const keyOf = (type: string, id: string): string => `${type} ${id}`;

type Found = { id: string; keeper: string; said: Record<string, unknown> };

/** Asked of the tables themselves, past all that sync writes down about them. */
const queries: readonly (readonly [type: string, query: Query])[] = [
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
  [
    'farmer',
    sql`select a.id, a.id as keeper, json_build_object('firstName', first_name, 'lastName', last_name,
          'phone', phone) as said
        from accounts.account a join sync.scope s on s.id = a.id`,
  ],
];

/** The farmers whose records a person may have now, by the assignments. */
const scopesOf = async (pool: Pool, { accountId, role }: Person): Promise<string[]> => {
  if (role === 'farmer') return [accountId];
  const found = await rows<{ id: string }>(
    pool,
    sql`select farmer_id as id from relations.assignment where manager_id = ${accountId} and until_at is null`,
  );
  return found.map(({ id }) => id);
};

/** All records of the house, read once, then cut to what each person may have. */
export const readTruth = async (pool: Pool): Promise<(person: Person) => Promise<Truth>> => {
  const all = new Map<string, [string, Record<string, unknown>][]>();
  for (const [type, query] of queries) {
    for (const { id, keeper, said } of await rows<Found>(pool, query)) {
      all.set(keeper, [...(all.get(keeper) ?? []), [keyOf(type, id), said]]);
    }
  }
  return async (person) => new Map((await scopesOf(pool, person)).flatMap((scope) => all.get(scope) ?? []));
};
