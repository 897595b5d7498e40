import type { Pool } from '@shuka/server/kit/db.ts';
import { pastTriggers } from './past-triggers.ts';

const counts = { farmers: 5000, farms: 100_000, investors: 2000 } as const;

/** The id of the account with this number, in SQL. */
const account = (number: string): string => `lpad(to_hex(${number}), 32, '0')::uuid`;
const farm = (number: string): string => `('0000f000' || lpad(to_hex(${number}), 24, '0'))::uuid`;
const offer = (number: string): string => `('0000e000' || lpad(to_hex(${number}), 24, '0'))::uuid`;

const people = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select ${account('n')}, 'Person', n::text, n || '@bench.example', '+23470' || lpad(n::text, 8, '0'),
    array[case when n <= $1::int then 'farmer' else 'investor' end], 'active', now()
  from generate_series(1, $1::int + $2::int) n`;

/** Eight states, ten crops, three risks, nine durations: a tenth of the offers takes money. */
const farms = `insert into farms.farm (id, keeper_id, name, state_code, lga, size_band, crop, revision, created_at)
  select ${farm('n')}, ${account('1 + n % $2::int')}, 'Bench farm ' || n, 'KN', 'Bichi', 'medium', 'Maize', 1, now()
  from generate_series(1, $1::int) n`;

const offers = `insert into investments.offer (id, keeper_id, farm_id, promoter_id, promoter_role, state, crop,
    state_code, lga, risk, duration_months, roi_basis_points, goal_kobo, least_kobo, closes_on, terms, fee_basis_points,
    data_version, taken_kobo, paid_kobo, money, investors, result, published_at, started_at, created_at)
  select ${offer('n')}, ${account('1 + n % $2::int')}, ${farm('n')}, ${account('1 + n % $2::int')}, 'farmer',
    case when n % 10 = 0 then 'published' when n % 10 < 4 then 'running' else 'settled' end,
    (array['Maize', 'Rice', 'Yam', 'Cassava', 'Tomato', 'Onion', 'Millet', 'Cowpea', 'Sorghum', 'Ginger'])[1 + (n / 10) % 10],
    (array['KN', 'KD', 'OY', 'BE', 'KT', 'NI', 'PL', 'OG'])[1 + (n / 7) % 8], 'Bichi',
    (array['low', 'medium', 'high'])[1 + (n / 3) % 3], 4 + n % 9, 1500, 1000000000, 1000000,
    current_date + 30,
    jsonb_build_object('title', 'Offer ' || n, 'story', repeat('A plan of some length. ', 30), 'startsOn', '2026-12-01'),
    150, 1, 0, 0, 'sandbox', 0, case when n % 10 >= 4 then 'paid' end,
    now() - (n % 100000) * interval '5 minutes', now(), now()
  from generate_series(1, $1::int) n`;

const tallies = `insert into investments.offer_tally (state, state_code, crop_key, risk, duration_months, offers)
  select state, state_code, lower(crop), risk, duration_months, count(*) from investments.offer group by 1, 2, 3, 4, 5`;

/** Ten in each offer, five hundred of each investor. */
const holdings = `insert into investments.holding (id, offer_id, investor_id, amount_kobo, expected_kobo, realised_kobo,
    state, money, data_version, pay_by, paid_at, pay_move_id, created_at)
  select gen_random_uuid(), o.id, ${account('$1::int + 1 + (h.n * 613 + k * 977) % $2::int')}, 500000, 575000,
    case when o.state = 'settled' then 575000 end,
    case o.state when 'settled' then 'completed' when 'running' then 'active' else 'paid' end, 'sandbox', 1, now(),
    o.published_at, gen_random_uuid(), now() - interval '2 years'
  from generate_series(1, $3::int) h(n) join investments.offer o on o.id = ${offer('h.n')}, generate_series(1, 10) k`;

const investorTallies = `insert into investments.investor_tally (investor_id, state, holdings, amount_kobo, expected_kobo,
    realised_kobo)
  select investor_id, state, count(*), sum(amount_kobo), sum(expected_kobo), coalesce(sum(realised_kobo), 0)
  from investments.holding group by 1, 2`;

const files = `insert into accounts.investor_file (id, account_id, version, type, yearly_income_kobo, risk_answers,
    risk_version, risk_score, risk_band, is_loss_understood, consents, said_at)
  select gen_random_uuid(), ${account('n')}, 1, 'retail', 1000000000000000, '{}', 1, 10, 'bold', true, '{}', now()
  from generate_series($1::int + 1, $1::int + $2::int) n`;

/** Who may be asked for. */
export type Seeded = { readonly investors: readonly string[]; readonly openOffers: readonly string[] };

/**
 * 100,000 offers, a tenth of them open, and a million holdings of 2,000 investors. They are written past the triggers, as
 * a restored copy is: what is measured comes later.
 */
export const seedInvestments = async (pool: Pool): Promise<Seeded> => {
  await pastTriggers(pool, async (client) => {
    await client.query(people, [counts.farmers, counts.investors]);
    await client.query(files, [counts.farmers, counts.investors]);
    await client.query(farms, [counts.farms, counts.farmers]);
    await client.query(offers, [counts.farms, counts.farmers]);
    await client.query(tallies);
    await client.query(holdings, [counts.farmers, counts.investors, counts.farms]);
    await client.query(investorTallies);
  });
  await pool.query('vacuum analyze');
  const investors = await pool.query<{ id: string }>(
    `select id from accounts.account where 'investor' = any(roles) order by id`,
  );
  const open = await pool.query<{ id: string }>(
    `select id from investments.offer where state = 'published' order by id`,
  );
  return { investors: investors.rows.map(({ id }) => id), openOffers: open.rows.map(({ id }) => id) };
};
