/** Farmers of all LGAs with farms, visits, questions, seasons and harvests: ten records each beside their account. */
import { states } from '@shuka/domain/kit/nigeria.ts';
import { run, sql, type Pool, type Query } from '@shuka/server/kit/db.ts';

const atOnce = 20_000;
export const managers = 500;

/** The id of the record with this number of a kind; digits alone, so that they sort as they were made. */
export const idOf = (kind: number, number: Query): Query =>
  sql`(${`0194a000-${String(kind).padStart(4, '0')}-7000-8000-`}::text || lpad((${number})::text, 12, '0'))::uuid`;

export const manager = (of: Query): Query => idOf(1, sql`(${of}) % ${managers}::bigint`);

export const lgas = states.flatMap(({ code, lgas: all }) => all.map(({ name }) => ({ code, name })));

export const people = (roles: string, kind: number, from: number, until: number): Query => sql`
  insert into accounts.account (id, first_name, last_name, phone, roles, state, language, created_at)
  select ${idOf(kind, sql`n`)}, 'Seed', 'Person', '+234803' || lpad((n % 10000000)::text, 7, '0'), ${roles}::text[],
    'active', 'en', now() - interval '400 days'
  from generate_series(${from}::bigint, ${until}::bigint) n`;

/** Ten records of each farmer of a part. */
const records = (from: number, until: number): Query[] => {
  const each = sql`generate_series(${from}::bigint, ${until}::bigint) n`;
  const place = sql`(n % ${lgas.length}::bigint + 1)::integer`;
  const [codes, names] = [lgas.map(({ code }) => code), lgas.map(({ name }) => name)];
  const visited = sql`current_date - ((n * 7 + k * 41) % 300)::integer`;
  return [
    people('{farmer}', 2, from, until),
    sql`insert into accounts.profile (id, keeper_id, state_code, lga, gender, birth_date, created_at)
        select ${idOf(2, sql`n`)}, ${idOf(2, sql`n`)}, (${codes}::text[])[${place}], (${names}::text[])[${place}],
          case when n % 3 = 0 then 'female' else 'male' end, date '1960-01-01' + (n % 16000)::integer, now() from ${each}`,
    sql`insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
        select ${idOf(3, sql`n`)}, ${idOf(2, sql`n`)}, 'Farm', (${codes}::text[])[${place}], (${names}::text[])[${place}],
          'small', 'Maize', 1, now() from ${each}`,
    sql`insert into relations.assignment (id, farmer_id, manager_id, from_at, decided_by, reason)
        select ${idOf(4, sql`n`)}, ${idOf(2, sql`n`)}, ${manager(sql`n`)}, now(), ${manager(sql`n`)}, 'Seed' from ${each}`,
    sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, visited_on, purpose, advice, form, created_at)
        select ${idOf(5, sql`n * 4 + k`)}, ${idOf(2, sql`n`)}, ${manager(sql`n`)}, 'Seed', ${visited}, 'routine', 'Weed.',
          case when k = 0 then '{"followed":"yes"}'::jsonb end, now() from ${each}, generate_series(0, 3) k`,
    sql`insert into extension.issue (id, keeper_id, kind, description, photo_ids, state, opened_by, opened_at,
          first_answered_at)
        select ${idOf(6, sql`n`)}, ${idOf(2, sql`n`)}, 'pests', 'Worms.', '{}', 'open', ${idOf(2, sql`n`)},
          now() - (n % 120) * interval '1 day', now() - (n % 120) * interval '1 day' + (n % 90) * interval '1 hour'
        from ${each}`,
    sql`insert into seasons.season (id, farm_id, keeper_id, crop, variety, planted_on, area_hectares, ended_on, revision,
          created_at)
        select ${idOf(7, sql`n * 2 + k`)}, ${idOf(3, sql`n`)}, ${idOf(2, sql`n`)}, 'Maize', '', current_date - 600 + k * 400,
          1, current_date - 480 + k * 400, 1, now() from ${each}, generate_series(0, 1) k`,
    sql`insert into seasons.harvest (id, season_id, farm_id, keeper_id, harvested_on, quantity, unit, kilograms_per_unit,
          kilograms, market, weighed_on, source, note, recorded_by, created_at)
        select ${idOf(8, sql`n * 2 + k`)}, ${idOf(7, sql`n * 2 + k`)}, ${idOf(3, sql`n`)}, ${idOf(2, sql`n`)},
          current_date - 490 + k * 400, 10, 'kilogram', 1, 1000 + n % 900, '', current_date, 'seed', '',
          ${idOf(2, sql`n`)}, now() from ${each}, generate_series(0, 1) k`,
  ];
};

const seeded = [
  'accounts.account',
  'accounts.profile',
  'farms.farm',
  'relations.assignment',
  'extension.visit',
  'extension.issue',
  'seasons.season',
  'seasons.harvest',
];

const setTriggers = async (pool: Pool, how: 'enable' | 'disable'): Promise<void> => {
  for (const table of seeded) await pool.query(`alter table ${table} ${how} trigger user`);
};

/** Writes so many farmers; nobody's phone is told of what is written here. */
export const seedFarmers = async (pool: Pool, count: number): Promise<void> => {
  await setTriggers(pool, 'disable');
  await run(pool, people('{extension-manager}', 1, 0, managers - 1));
  for (let from = 0; from < count; from += atOnce)
    for (const query of records(from, Math.min(from + atOnce, count) - 1)) await run(pool, query);
  await setTriggers(pool, 'enable');
  await pool.query('analyze');
};

/** A visit to each of so many farmers, as it is written on a working day. */
export const visitSome = (pool: Pool, count: number) =>
  run(
    pool,
    sql`insert into extension.visit (id, keeper_id, manager_id, manager_name, visited_on, purpose, advice, created_at)
        select ${idOf(9, sql`n`)}, ${idOf(2, sql`n`)}, ${manager(sql`n`)}, 'Seed', current_date, 'routine', 'Weed.', now()
        from generate_series(0, ${count - 1}::bigint) n`,
  );
