import { states } from '@shuka/domain/kit/nigeria.ts';
import type { Pool } from '@shuka/server/kit/db.ts';
import { pastTriggers } from './past-triggers.ts';

/** What is sown how often: each cell has plots of three crops, sown on six days. */
export const country = { cells: 10_000, cropsOfCell: 3, daysOfCell: 6 } as const;

/** The id of a keeper, a farm, a plot or a season with this number, in SQL. */
const idOf = (kind: string, number: string): string => `('${kind}' || lpad(to_hex(${number}), 24, '0'))::uuid`;

/** A cell of 0.1 degrees: a hundred to a row, from 3 east and 4 north on. Its plots lie side by side about the middle. */
const east = `(3.0 + (n % 10000) % 100 * 0.1 - 0.018 + n / 10000 % 10 * 0.004)`;
const north = `(4.0 + (n % 10000) / 100 * 0.1 - 0.018 + n / 100000 % 10 * 0.004)`;

const corner = (right: string, up: string): string => `jsonb_build_array(${east} + ${right}, ${north} + ${up})`;
const boundary = `jsonb_build_array(${[
  corner('-0.001', '-0.001'),
  corner('0', '-0.0012'),
  corner('0.001', '-0.001'),
  corner('0.0012', '0'),
  corner('0.001', '0.001'),
  corner('0', '0.0012'),
  corner('-0.001', '0.001'),
  corner('-0.0012', '0'),
].join(', ')})`;

const keepers = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select ${idOf('0000ca00', 'n')}, 'Farmer', n::text, null, '+23490' || lpad(n::text, 8, '0'), '{farmer}', 'active', now()
  from generate_series(0, $1::int - 1) n`;

const farms = `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
  select ${idOf('0000fa00', 'n')}, ${idOf('0000ca00', 'n')}, 'Farm ' || n, ($2::text[])[1 + n % 10000 % cardinality($2::text[])],
    ($3::text[])[1 + n % 10000 % cardinality($3::text[])], 'small', 'Maize', 1, now()
  from generate_series(0, $1::int - 1) n`;

const plots = `insert into farms.plot (id, farm_id, keeper_id, name, boundary, extent, captured_by, looks_mocked, area_hectares,
    revision, created_at)
  select ${idOf('0000b100', 'n')}, ${idOf('0000fa00', 'n')}, ${idOf('0000ca00', 'n')}, 'Plot', ${boundary},
    box(point(${east} - 0.0012, ${north} - 0.0012), point(${east} + 0.0012, ${north} + 0.0012)), 'walked', false, 1, 1, now()
  from generate_series(0, $1::int - 1) n`;

const crops = `array['Maize', 'Rice', 'Sorghum', 'Millet', 'Cowpea', 'Soybean', 'Groundnut', 'Cassava', 'Yam', 'Tomato']`;

const seasons = `insert into seasons.season (id, farm_id, plot_id, keeper_id, crop, variety, planted_on, revision, created_at)
  select ${idOf('00005e00', 'n')}, ${idOf('0000fa00', 'n')}, ${idOf('0000b100', 'n')}, ${idOf('0000ca00', 'n')},
    (${crops})[1 + (n % 10000 + n / 10000 % ${country.cropsOfCell}) % 10], '',
    $2::date - 40 - (n % 10000) % 5 - n / 30000 % ${country.daysOfCell} * 7, 1, now()
  from generate_series(0, $1::int - 1) n`;

const days = `(select jsonb_agg(jsonb_build_object('day', ($1::date + d)::text, 'tmax', 31 + n % 9, 'tmin', 22, 'rain', (n + d * 7 + $2) % 65,
    'rainChance', 60, 'wind', 4, 'humidityMax', 95, 'humidityMin', 55, 'radiation', 18)) from generate_series(0, 9) d)`;

const hours = `(select jsonb_agg(jsonb_build_object('hour', ($1::date + h / 24)::text || 'T' || lpad((h % 24)::text, 2, '0') || ':00',
    'temperature', 26, 'rain', 0, 'wind', 2)) from generate_series(0, 239) h)`;

const forecasts = `insert into advisory.weather_cell (cell, longitude, latitude, wanted_at, said_at, provider, forecast)
  select (30 + n % 100) || ',' || (40 + n / 100), 3.0 + n % 100 * 0.1, 4.0 + n / 100 * 0.1, $3, $3, 'Bench',
    jsonb_build_object('elevationMetres', 400, 'days', ${days}, 'hours', ${hours})
  from generate_series(0, ${country.cells} - 1) n
  on conflict (cell) do update set said_at = excluded.said_at, provider = excluded.provider, forecast = excluded.forecast,
    wanted_at = excluded.wanted_at`;

/** A forecast of ten days for every cell, said now; `turn` makes it another one. */
export const seedForecasts = (pool: Pool, day: string, turn: number, now: Date): Promise<unknown> =>
  pool.query(forecasts, [day, turn, now]);

/** Written past the triggers, as a restored copy is: what is measured comes later. */
export const seedPlots = async (pool: Pool, count: number, day: string): Promise<void> => {
  const places = states.flatMap(({ code, lgas }) => lgas.map(({ name }) => [code, name] as const));
  await pastTriggers(pool, async (client) => {
    await client.query(keepers, [count]);
    await client.query(farms, [count, places.map(([code]) => code), places.map(([, name]) => name)]);
    await client.query(plots, [count]);
    await client.query(seasons, [count, day]);
  });
  await pool.query('vacuum analyze');
};

/** The keeper with this number, who has land in the cell with it. */
export const keeperAt = (number: number): string => {
  const tail = number.toString(16).padStart(24, '0');
  return `0000ca00-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8, 12)}-${tail.slice(12)}`;
};
