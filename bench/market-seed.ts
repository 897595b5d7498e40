import type { Pool } from '@shuka/server/kit/db.ts';
import { pastTriggers } from './past-triggers.ts';

const counts = { farmers: 20_000, companies: 1000, demands: 500_000, listings: 500_000, lots: 100_000 } as const;

/** The id of the account with this number, in SQL. */
const account = (number: string): string => `lpad(to_hex(${number}), 32, '0')::uuid`;
const company = (number: string): string => `('0000c000' || lpad(to_hex(${number}), 24, '0'))::uuid`;
const demand = (number: string): string => `('0000d000' || lpad(to_hex(${number}), 24, '0'))::uuid`;
const listing = (number: string): string => `('0000b000' || lpad(to_hex(${number}), 24, '0'))::uuid`;
const lot = (number: string): string => `('0000a000' || lpad(to_hex(${number}), 24, '0'))::uuid`;

const crops = `array['maize', 'rice', 'yam', 'cassava', 'tomato', 'onion', 'millet', 'cowpea', 'sorghum', 'ginger']`;
const stateCodes = `array['KN', 'KD', 'OY', 'BE', 'KT', 'NI', 'PL', 'OG']`;
const lgas = `array['Bichi', 'Kumbotso', 'Soba', 'Zaria', 'Gwale', 'Dala', 'Ungogo', 'Wudil', 'Gaya', 'Rano']`;

const people = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select ${account('n')}, 'Person', n::text, n || '@bench.example', '+23470' || lpad(n::text, 8, '0'),
    array[case when n <= $1::int then 'farmer' else 'agro-processor' end], 'active', now()
  from generate_series(1, $1::int + $2::int) n`;

const companies = `insert into relations.company (id, owner_id, name, kind, cac_number, state_code, lga, address,
    monthly_tonnes, created_at)
  select ${company('n')}, ${account('$1::int + n')}, 'Bench mill ' || n, 'mill', n::text, 'KN', 'Kumbotso', 'Sharada', 100,
    now()
  from generate_series(1, $2::int) n`;

/** A fifth is over or closed. */
const demands = `insert into marketplace.demand (id, company_id, version, crop, crop_word, least_grade, grams, state_code,
    lga, from_day, until_day, kobo_per_kilogram, formula, pay_within_days, note, posted_by, posted_at, closed_at,
    close_reason)
  select ${demand('n')}, ${company('1 + n % $2::int')}, 1, c.crop, c.crop, 'ungraded', 10000000,
    (${stateCodes})[1 + (n / 10) % 8], (${lgas})[1 + (n / 80) % 10], current_date - 10 + n % 30,
    current_date - 10 + n % 30 + 40 - (n % 7) * 5, 45000, '', 7, '', ${account('$3::int + 1')}, now(),
    case when n % 11 = 0 then now() end, case when n % 11 = 0 then 'Enough.' end
  from generate_series(1, $1::int) n, lateral (select (${crops})[1 + n % 10] as crop) c`;

const lots = `insert into lots.lot (id, keeper_id, born_by, crop, variety, grade, custody, certificate, unit,
    kilograms_per_unit, market, weighed_on, source, born_on, born_grams, left_grams, stands_at, parents)
  select ${lot('n')}, ${account('1 + n % $2::int')}, ${lot('n')}, (${crops})[1 + n % 10], '', 'grade-2', 'ordinary', '',
    'kilogram', 1, '', current_date, 'bench', current_date, 1000000, 1000000, 'At home', '{}'
  from generate_series(1, $1::int) n`;

/** As many of each crop, over 80 LGAs; a tenth is off the market, a tenth sold out, and some days are over. */
const listings = `insert into marketplace.listing (id, keeper_id, lot_id, version, crop, crop_word, variety, grade, unit,
    kilograms_per_unit, state_code, lga, grams, left_grams, kobo_per_kilogram, from_day, until_day, pay_within_days, note,
    listed_by, listed_at, closed_at)
  select ${listing('n')}, ${account('1 + n % $2::int')}, ${lot('1 + n % $3::int')}, 1, c.crop, c.crop, '', 'grade-2',
    'kilogram', 1, (${stateCodes})[1 + (n / 10) % 8], (${lgas})[1 + (n / 80) % 10], 1000000,
    case when n % 10 = 1 then 0 else 1000000 end, 20000 + n::bigint * 7919 % 60000, current_date - 10 + n % 30,
    current_date - 10 + n % 30 + 40 - (n % 7) * 5, 3, '', ${account('1 + n % $2::int')}, now(),
    case when n % 11 = 0 then now() end
  from generate_series(1, $1::int) n, lateral (select (${crops})[1 + n % 10] as crop) c`;

/** Over the whole country, every second one of maize. */
const shown = `insert into marketplace.shown_lot (lot_id, keeper_id, crop, crop_word, grade, grade_rank, grams, state_code,
    lga, measured_from, spot, ready_on, shown_at)
  select ${lot('n')}, ${account('1 + n % $2::int')}, 'maize', case when n % 2 = 0 then 'maize' else 'rice' end, 'grade-2', 2,
    1000000, 'KN', 'Bichi', 'lga', point(3 + (n::bigint * 7919 % 100000) / 9000.0, 5 + (n::bigint * 104729 % 100000) / 12500.0),
    current_date, now()
  from generate_series(1, $1::int) n`;

/** Ten words of each farmer: four in five were kept. */
const shares = `insert into marketplace.share (answer_id, lot_id, keeper_id, grams, kobo, due_on, delivered_grams, done_on)
  select gen_random_uuid(), ${lot('n')}, ${account('n')}, 1000, 1000, current_date - k * 9, 1000,
    case when k % 5 > 0 then current_date - k * 9 end
  from generate_series(1, $1::int) n, generate_series(1, 10) k`;

/** A demand for maize, its company, and a farmer who looks. */
export type Seeded = { readonly demandId: string; readonly companyId: string; readonly farmerId: string };

/** Written past the triggers, as a restored copy is: what is measured comes later. */
export const seedMarket = async (pool: Pool): Promise<Seeded> => {
  await pastTriggers(pool, async (client) => {
    await client.query(people, [counts.farmers, counts.companies]);
    await client.query(companies, [counts.farmers, counts.companies]);
    await client.query(demands, [counts.demands, counts.companies, counts.farmers]);
    await client.query(lots, [counts.lots, counts.farmers]);
    await client.query(listings, [counts.listings, counts.farmers, counts.lots]);
    await client.query(shown, [counts.lots, counts.farmers]);
    await client.query(shares, [counts.farmers]);
  });
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<Seeded>(
    `select id as "demandId", company_id as "companyId", ${account('1')} as "farmerId" from marketplace.demand
     where crop_word = 'maize' and closed_at is null and until_day > current_date + 5 limit 1`,
  );
  const [first] = rows;
  if (first === undefined) throw new Error('nothing was seeded');
  return first;
};
