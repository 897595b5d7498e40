import type pg from 'pg';

export const amina = {
  id: '0193a000-0000-7000-8000-000000000001',
  email: 'amina@shuka.example',
  password: 'damina-2026',
} as const;

/** How many records of each kind make the 2,000 that a farmer may have after some years. */
const counts = { farms: 3, seasons: 45, activities: 450, harvests: 300, entries: 1200 } as const;

const farms = `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
  select gen_random_uuid(), $1, 'Bench farm ' || n, 'KN', 'Bichi', 'medium', 'Maize', 1, now()
  from generate_series(2, $2::int) n`;

const seasons = `insert into seasons.season (id, farm_id, keeper_id, crop, variety, planted_on, area_hectares, ended_on,
    revision, created_at)
  select gen_random_uuid(), farm.id, $1, (array['Maize', 'Sorghum', 'Cowpea', 'Rice'])[1 + n % 4], '',
    date '2026-10-01' - n * 30, 1 + n % 5, case when n > 6 then date '2026-10-20' - (n - 4) * 30 end, 1, now()
  from generate_series(1, $2::int) n join lateral
    (select id from farms.farm where keeper_id = $1 and n > 0 order by id offset n % 3 limit 1) farm on true`;

const activities = `insert into seasons.activity (id, season_id, farm_id, keeper_id, kind, done_on, note, recorded_by, created_at)
  select gen_random_uuid(), one.id, one.farm_id, $1, (array['planting', 'weeding', 'fertilising', 'scouting'])[1 + n % 4],
    one.planted_on + n % 60, '', $1, now()
  from generate_series(1, $2::int) n join lateral
    (select * from seasons.season where keeper_id = $1 and n > 0 order by id offset n % 45 limit 1) one on true`;

const harvests = `insert into seasons.harvest (id, season_id, farm_id, keeper_id, harvested_on, quantity, unit,
    kilograms_per_unit, kilograms, market, weighed_on, source, note, recorded_by, created_at)
  select gen_random_uuid(), one.id, one.farm_id, $1, one.planted_on + 90 + n % 20, 3 + n % 9, 'kilogram', 1, 3 + n % 9, '',
    one.planted_on, 'exact', '', $1, now()
  from generate_series(1, $2::int) n join lateral
    (select * from seasons.season where keeper_id = $1 and n > 0 order by id offset n % 45 limit 1) one on true`;

const entries = `insert into finance.entry (id, keeper_id, farm_id, kind, category, description, amount_kobo, happened_on,
    is_cancelled, created_at)
  select gen_random_uuid(), $1, null, case when n % 4 = 0 then 'income' else 'expense' end,
    case when n % 4 = 0 then 'produce-sale' else (array['seed', 'fertiliser', 'transport'])[n % 4] end, 'Entry ' || n,
    100000 + n * 700, date '2026-11-01' - n % 900, false, now()
  from generate_series(1, $2::int) n`;

/** Gives Amina of the demo world three farms and about 2,000 records. */
export const seedFarmer = async (pool: pg.Pool): Promise<void> => {
  await pool.query(farms, [amina.id, counts.farms]);
  await pool.query(seasons, [amina.id, counts.seasons]);
  await pool.query(activities, [amina.id, counts.activities]);
  await pool.query(harvests, [amina.id, counts.harvests]);
  await pool.query(entries, [amina.id, counts.entries]);
  await pool.query('analyze');
};
