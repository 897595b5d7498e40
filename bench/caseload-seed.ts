import type pg from 'pg';
import { makeRecords, numbers, type Records } from './records.ts';
import { insertCare } from './sync-seed.ts';
import { pastTriggers } from './past-triggers.ts';

/** What two years with one farmer leave: three seasons and a visit every five weeks or so. */
export const perFarmer = { seasons: 3, visits: 19 } as const;

const begins = [
  'Plant after two good rains',
  'Thin to two plants in each place',
  'Weed before the rain comes again',
].concat([
  'Put the fertiliser a hand away from the stem',
  'Look under the leaves each morning',
  'Dry the grain on a tarpaulin',
]);
const ends = [
  'and cover it with soil.',
  'while the ground is wet.',
  'before the sun is high.',
  'and burn what you cut.',
].concat([
  'and write down the day.',
  'with the whole family.',
  'until the leaves close.',
  'as on the field of your neighbour.',
]);
const whys = [
  'What lies open goes into the air or is washed to the stream.',
  'So the small plants have light, and weeds do not come back.',
  'Rain on a dry crust runs off; a loose one drinks it.',
  'Insects hide where nobody looks, and one day is enough for their eggs.',
  'Damp grain grows a mould that makes people and animals ill.',
];

/** Advice of two sentences; with its number it is like none before, as texts that people type are. */
const adviceOf = (next: () => number, number: number): string => {
  const pick = (from: readonly string[]): string => from[Math.floor(next() * from.length)] ?? '';
  return `${pick(begins)} ${pick(ends)} ${pick(whys)} I come again in ${2 + (number % 7)} weeks.`;
};

const seasonsSql = `insert into seasons.season (id, farm_id, keeper_id, crop, variety, planted_on, area_hectares, ended_on,
    revision, created_at)
  select gen_random_uuid(), f.id, f.keeper_id, f.crop, '', date '2024-12-01' + n * 210, 1.2,
    case when n < ${perFarmer.seasons} then date '2024-12-01' + n * 210 + 140 end, 1, now()
  from farms.farm f, generate_series(1, ${perFarmer.seasons}) n where f.keeper_id = any($1)`;

const visitsSql = `insert into extension.visit (id, keeper_id, manager_id, manager_name, farm_id, visited_on, purpose, advice,
    created_at)
  select gen_random_uuid(), f.keeper_id, $2, 'Chidi Okafor', f.id, date '2024-11-20' + n * 38,
    (array['routine', 'planting', 'crop-care', 'pests', 'harvest'])[1 + n % 5], ($3::text[])[1 + (f.place * 19 + n) % 4000],
    timestamptz '2024-11-20 14:00Z' + n * interval '38 days'
  from (select *, row_number() over (order by id)::int as place from farms.farm where keeper_id = any($1)) f,
    generate_series(1, ${perFarmer.visits}) n`;

/** A farm and a plot for each farmer, and no pictures: as a caseload is, not as the sync figures have it. */
const oneFarmEach = ({ farmers, farms, plots }: Records): Records => {
  const first = new Map(farms.toReversed().map((farm) => [farm.keeperId, farm]));
  const plotOf = new Map(plots.toReversed().map((plot) => [plot.farmId, plot]));
  const land = [...first.values()];
  return { farmers, farms: land, plots: land.flatMap(({ id }) => plotOf.get(id) ?? []), photos: [] };
};

/** Gives a manager so many farmers with a farm, a plot, seasons and two years of visits each. @returns their ids. */
export const seedCaseload = async (
  pool: pg.Pool,
  managerId: string,
  farmers: number,
  seed: number,
): Promise<readonly string[]> => {
  const records = oneFarmEach(makeRecords(farmers * 10, seed));
  await insertCare(pool, managerId, records);
  const ids = records.farmers.map(({ id }) => id);
  const next = numbers(seed);
  const texts = Array.from({ length: 4000 }, (_, number) => adviceOf(next, number));
  await pool.query(seasonsSql, [ids]);
  await pool.query(visitsSql, [ids, managerId, texts]);
  await pool.query('analyze');
  return ids;
};

/** What the manager's phone will hold, by counting what the server would send. */
export const countRecords = async (pool: pg.Pool, ids: readonly string[]): Promise<number> => {
  const { rows } = await pool.query<{ total: string }>(
    `select count(*) as total from sync.change where scope_id = any($1) and op = 'put'`,
    [ids],
  );
  return Number(rows[0]?.total);
};

/**
 * A country of farmers, each with a manager and a record phones know of, written past the triggers: what is measured after
 * it only asks how fast rows are found among so many.
 */
export const seedCountry = async (pool: pg.Pool, farmers: number): Promise<void> => {
  const id = (of: string): string => `md5('country-' || ${of})::uuid`;
  await pastTriggers(pool, async (client) => {
    await client.query(
      `insert into accounts.account (id, first_name, last_name, phone, roles, state, created_at, card_code)
       select ${id('n')}, 'Amina', 'Farmer ' || n, '+23490' || lpad(n::text, 8, '0'), array['farmer'], 'active', now(),
         'BENCH' || lpad(n::text, 15, '0')
       from generate_series(1, $1::int) n`,
      [farmers],
    );
    await client.query(
      `insert into relations.assignment (id, farmer_id, manager_id, from_at, decided_by, reason)
       select gen_random_uuid(), ${id('n')}, ${id("'manager-' || n / 800")}, now(), ${id('n')}, 'bench'
       from generate_series(1, $1::int) n`,
      [farmers],
    );
    await client.query(
      `insert into sync.scope (id, shard) select ${id('n')}, 'KN' from generate_series(1, $1::int) n`,
      [farmers],
    );
    await client.query(
      `insert into sync.change (scope_id, type, id, shard, op, rev, tx)
       select ${id('n')}, 'farmer', ${id('n')}, 'KN', 'put', 1, pg_current_xact_id() from generate_series(1, $1::int) n`,
      [farmers],
    );
    await client.query(
      `insert into sync.scope_grant (account_id, scope_id, shard, rev, tx)
       select ${id("'manager-' || n / 800")}, ${id('n')}, 'KN', 1, pg_current_xact_id() from generate_series(1, $1::int) n`,
      [farmers],
    );
  });
  await pool.query('analyze');
};
