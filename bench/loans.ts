/** A million loans: the nights that age them, broken off ones too, the books officers read, and a plan. */
import { fileURLToPath } from 'node:url';
import { penaltyFor, scheduleOf, type Loan, type LoanTerms } from '@shuka/domain/loans';
import { addDays, dayOf } from '@shuka/domain/kit/day.ts';
import { openPool, type Pool } from '@shuka/server/kit/db.ts';
import { migrate } from '@shuka/server/kit/migrate.ts';
import { ageLoansOn, openLoanBooks } from '@shuka/server/world/loan-nights.ts';
import { benchTerms, officerId, seedLoans } from './loans-seed.ts';
import { noPostgres, openDatabase } from './postgres.ts';
import { startProgram } from './program.ts';
import { figure, heading, median, note, percentile } from './report.ts';

const count = Number(process.env['BENCH_LOANS'] ?? 1_000_000);
const goals = { nightSeconds: 300, scheduleMillis: 1, reportMillis: 2000 };

const millisOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

type Aged = { readonly late: number; readonly toDay: number; readonly penaltyKobo: number };

/** How many are late on a day, how many of them are aged to it, and what penalties come to. */
const agedOn = async (pool: Pool, day: string): Promise<Aged> =>
  (
    await pool.query<Aged>(
      `select (count(*) filter (where next_due_on < $1::date))::integer as late,
        (count(*) filter (where next_due_on < $1::date and aged_on = $1::date))::integer as "toDay",
        sum(penalty_kobo)::bigint as "penaltyKobo" from loans.loan where state = 'running'`,
      [day],
    )
  ).rows[0] ?? { late: 0, toDay: -1, penaltyKobo: 0 };

/** @throws when a night left somebody out, or counted somebody twice. */
const demandWhole = async (pool: Pool, day: string): Promise<Aged> => {
  const seen = await agedOn(pool, day);
  const { rows } = await pool.query<{ aged: string; isDone: boolean }>(
    `select aged, is_done as "isDone" from loans.ageing where day = $1::date`,
    [day],
  );
  const told = rows[0];
  if (told?.isDone !== true || Number(told.aged) !== seen.late || seen.toDay !== seen.late)
    throw new Error(`the night of ${day} is not whole: ${JSON.stringify({ told, seen })}`);
  return seen;
};

const night = async (pool: Pool, url: string, day: string, what: string): Promise<void> => {
  const short = openPool(url, 1, () => undefined); // as the house opens it: no query may take longer than three seconds
  const millis = await millisOf(() => ageLoansOn(short, day)).finally(() => short.end());
  const { late } = await demandWhole(pool, day);
  figure(`${what} (${late} late)`, millis / 1000, 's', goals.nightSeconds);
};

const farCame = async (pool: Pool, day: string): Promise<number> =>
  Number(
    (
      await pool.query<{ aged: string }>(
        'select coalesce(sum(aged), 0) as aged from loans.ageing where day = $1::date',
        [day],
      )
    ).rows[0]?.aged,
  );

/** A night whose process is killed once it has aged a number of loans, and one that goes on. */
const brokenNight = async (pool: Pool, url: string, day: string, enough: number): Promise<void> => {
  const file = fileURLToPath(new URL('./loans-night.ts', import.meta.url));
  const ways = { readyWords: /the night begins/, stopSignal: 'SIGKILL' } as const;
  const program = await startProgram(process.execPath, ['--import', 'tsx', file, url, day], ways);
  while ((await farCame(pool, day)) < enough) {
    const words = program.lastWords();
    if (words !== null) throw new Error(`the night ended before it was killed: ${words}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await program.stop();
  const killedAt = await farCame(pool, day);
  const { late, toDay } = await agedOn(pool, day);
  if (toDay !== killedAt || toDay >= late)
    throw new Error(`killed with ${killedAt} told and ${toDay} aged of ${late}: not half-way`);
  await night(pool, url, day, `the rest of a night that was killed at ${killedAt}`);
};

type Sampled = Pick<Loan, 'id' | 'paidKobo' | 'penaltyKobo' | 'principalKobo' | 'disbursedOn' | 'schedule'>;

/** Late loans of the seed as the rule of the domain reads them. */
const sample = async (pool: Pool): Promise<Sampled[]> =>
  (
    await pool.query<Sampled>(
      `select l.id, l.paid_kobo as "paidKobo", l.penalty_kobo as "penaltyKobo", l.principal_kobo as "principalKobo",
        l.disbursed_on::text as "disbursedOn",
        (select json_agg(json_build_object('number', number, 'dueOn', due_on, 'days', days, 'principalKobo', principal_kobo,
          'interestKobo', interest_kobo, 'accruedKobo', accrued_kobo, 'dueKobo', due_kobo) order by number)
         from loans.instalment i where i.loan_id = l.id) as schedule
       from loans.loan l where paid_kobo < $1 order by l.id limit 500`,
      [2_240_000 * 4],
    )
  ).rows;

/** @throws when what a night added to loans is not what the rule says of them. */
const demandRule = (before: readonly Sampled[], after: readonly Sampled[], day: string): void => {
  for (const [place, loan] of before.entries()) {
    const added = penaltyFor({ ...loan, terms: benchTerms }, { countedTo: addDays(day, -1), today: day });
    if (after[place]?.id !== loan.id || after[place]?.penaltyKobo !== loan.penaltyKobo + added)
      throw new Error(`the night of ${day} counted loan ${loan.id} in a way that is not the rule's`);
  }
};

const measureNights = async (pool: Pool, url: string, seededOn: string): Promise<void> => {
  const day = (place: number): string => addDays(seededOn, place);
  await night(pool, url, day(1), 'a night');
  const before = await sample(pool);
  await night(pool, url, day(2), 'the night after it');
  demandRule(before, await sample(pool), day(2));
  await night(pool, url, day(2), 'the same night once more');
  await brokenNight(pool, url, day(3), (await agedOn(pool, day(3))).late / 2);
  await night(pool, url, day(60), 'a night on which each loan is late');
};

const measureBooks = async (pool: Pool, day: string): Promise<void> => {
  const books = openLoanBooks(pool, officerId, day);
  const looks: number[] = [];
  for (let look = 0; look < 5; look += 1) looks.push(await millisOf(() => books.readPortfolio()));
  figure('the portfolio by how late it is, and what to set aside, median', median(looks), 'ms', goals.reportMillis);
  const { loans } = await books.readPortfolio();
  if (loans !== count) throw new Error(`the portfolio tells of ${loans} loans`);
  const pages: number[] = [];
  for (let look = 0; look < 50; look += 1)
    pages.push(await millisOf(() => books.listLoans({ state: 'running', limit: '20' })));
  figure('twenty running loans at the desk, p95', percentile(pages, 0.95), 'ms', 20);
};

const measurePlans = (): void => {
  const daily: Partial<LoanTerms> = { method: 'declining', interestPeriod: 'daily', dayCount: 'actual/365' };
  const plans = [
    ['six months, flat', 6, {}],
    ['twelve months, interest by the day', 12, daily],
    ['104 weeks, interest by the day', 104, { ...daily, every: { count: 1, unit: 'weeks' } }],
  ] as const;
  for (const [what, instalments, change] of plans) {
    const lent = { principalKobo: 15_000_000, instalments, from: '2026-06-15', terms: { ...benchTerms, ...change } };
    const times: number[] = [];
    for (let made = 0; made < 2000; made += 1) {
      const began = performance.now();
      scheduleOf(lent);
      times.push(performance.now() - began);
    }
    figure(`a plan: ${what}, p95`, percentile(times.slice(1000), 0.95), 'ms', goals.scheduleMillis);
  }
};

const run = async (): Promise<void> => {
  heading(`loans: ${count} running loans of six instalments`);
  measurePlans();
  const database = await openDatabase();
  if (database === null) return note(noPostgres);
  const pool = openPool(database.url, 2, () => undefined, 3_600_000);
  try {
    await migrate(pool);
    const seededOn = dayOf(new Date());
    const seeding = await millisOf(() => seedLoans(pool, count, seededOn));
    note(`PostgreSQL ${database.version}; writing the loans took ${(seeding / 1000).toFixed(0)} s.`);
    await measureBooks(pool, seededOn);
    await measureNights(pool, database.url, seededOn);
    await measureBooks(pool, addDays(seededOn, 60));
  } finally {
    await pool.end();
    await database.close();
  }
};

await run();
