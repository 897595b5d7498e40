import type { LoanTerms } from '@shuka/domain/loans';
import type { Pool } from '@shuka/server/kit/db.ts';
import { someLoanTerms } from '@shuka/server/world/loan-terms.ts';
import { pastTriggers } from './past-triggers.ts';

/** The id of the account, or of the loan, with this number, in SQL. */
const account = (number: string): string => `lpad(to_hex(${number}), 32, '0')::uuid`;
const loan = (number: string): string => `('0000a000' || lpad(to_hex(${number}), 24, '0'))::uuid`;

const product = `'00000000-0000-0000-0000-0000000000aa'::uuid`;

/** Who reads the books. */
export const officerId = '00000000-0000-0000-0000-000000000001';

const perFarmer = 2;

/** Ninety farmers' loans in a hundred are paid as planned; of the others one, two or three instalments are late. */
const instalments = 6;
const principalKobo = 12_000_000;
const dueKobo = 2_240_000;

const people = `insert into accounts.account (id, first_name, last_name, email, phone, roles, state, created_at)
  select ${account('n')}, 'Person', n::text, n || '@bench.example', '+23470' || lpad(n::text, 8, '0'),
    array[case when n <= 3 then 'admin' else 'farmer' end], 'active', now()
  from generate_series(1, $1::int) n`;

const products = `insert into loans.product_version (product_id, version, name, words, terms, least_kobo, most_kobo,
    least_instalments, most_instalments, is_open, said_by, created_at)
  values (${product}, 1, 'Season loan', 'For seed.', $1::jsonb, 1000000, 50000000, 3, 12, true, ${account('1')}, now())`;

/** Each of the last thirty days before a day gave out its part, four months earlier. */
const loans = `insert into loans.loan (id, keeper_id, product_id, version, principal_kobo, instalments, purpose, state, score,
    asked_by, created_at, recommended_by, manager_verdict, decided_by, disbursed_by, disbursed_on, money, move_id,
    total_kobo, paid_kobo, outstanding_kobo, next_due_on, aged_on)
  select ${loan('n')}, ${account('4 + n % $2::int')}, ${product}, 1, ${principalKobo}, ${instalments}, 'Seed and fertiliser',
    'running', '{}', ${account('4 + n % $2::int')}, at, ${account('2')}, 'recommend', ${account('1')}, ${account('3')},
    began, 'sandbox', gen_random_uuid(), ${dueKobo * instalments}, ${dueKobo}::bigint * (4 - behind),
    ${principalKobo} - ${principalKobo / instalments}::bigint * (4 - behind), (began + make_interval(months => 5 - behind))::date,
    $3::date
  from generate_series(1, $1::int) n, lateral (select
    ($3::date - make_interval(months => 4, days => 1 + n % 28))::date as began,
    case when n % 10 = 0 then 1 + (n / 10) % 3 else 0 end as behind) as drawn,
    lateral (select began::timestamptz as at) as days`;

const plans = `insert into loans.instalment (loan_id, number, due_on, days, principal_kobo, interest_kobo, capitalised_kobo,
    accrued_kobo, due_kobo, balance_kobo, cumulative_kobo)
  select l.id, k, (l.disbursed_on + make_interval(months => k))::date, 30, ${principalKobo / instalments}, 240000, 0, 240000,
    ${dueKobo}, ${principalKobo} - k * ${principalKobo / instalments}::bigint, k * ${dueKobo}::bigint
  from loans.loan l, generate_series(1, ${instalments}) k`;

/** What the loans of the bench are lent on. */
export const benchTerms: LoanTerms = { ...someLoanTerms, method: 'flat' };

/**
 * So many running loans of six months, a tenth of them late by one to three instalments and all of them aged to a day. They
 * are written past the triggers, as a restored copy is: what is measured comes later.
 */
export const seedLoans = async (pool: Pool, count: number, agedOn: string): Promise<void> => {
  const farmers = Math.ceil(count / perFarmer);
  await pastTriggers(pool, async (client) => {
    await client.query(people, [farmers + 3]);
    await client.query(products, [JSON.stringify(benchTerms)]);
    await client.query(loans, [count, farmers, agedOn]);
    await client.query(plans);
  });
  await pool.query('vacuum analyze loans.loan, loans.instalment, loans.product_version');
};
