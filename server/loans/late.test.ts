import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  keptLoan,
  payLoan,
  penaltyFor,
  readDelinquency,
  readDelinquencyFile,
  readLoan,
  readPortfolio,
  standingOf,
  type Loan,
  type LoanPortfolio,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { ageLoans } from './age-loans.ts';
import { eraseFor, exportFor } from './own-data.ts';
import { synced } from './synced.ts';

/* Loans of Amina's, paid out on 1 June 2026 and due a month later, and what the nights make of them. */

const house = await openHouse();
afterAll(house.close);

const { amina, ngozi } = people;
const { set, running } = loansIn(house);

let [first, second]: [Loan, Loan] = [null as never, null as never];
beforeAll(async () => {
  const { body } = await set();
  first = await running(body);
  second = await running(body, { principalKobo: 30_000_000 });
});

const night = (day: string) => ({ pool: house.pool, clock: { now: () => new Date(`${day}T01:20:00Z`) } });
const read = async (loanId: string): Promise<Loan> => (await house.as(ngozi).call(readLoan, { loanId })).body;
const penalties = async (): Promise<number[]> => [
  (await read(first.id)).penaltyKobo,
  (await read(second.id)).penaltyKobo,
];
/** By the rule, for the days from one until another; nothing is paid yet. */
const byRule = (loan: Loan, countedTo: string, today: string): number => penaltyFor(loan, { countedTo, today });

describe('a night', () => {
  test('adds nothing to loans that are not late', async () => {
    await ageLoans(night('2026-07-01'));
    expect(await penalties()).toEqual([0, 0]);
  });

  test('that was broken off goes on where it was, counts each day once, and as the rule says', async () => {
    await ageLoans(night('2026-07-11'), { size: 1, pages: 1 });
    const halfway = await penalties();
    expect(halfway.filter((kobo) => kobo > 0)).toHaveLength(1);
    await ageLoans(night('2026-07-11'), { size: 1 });
    const whole = await penalties();
    expect(whole).toEqual([byRule(first, '2026-07-01', '2026-07-11'), byRule(second, '2026-07-01', '2026-07-11')]);
    await ageLoans(night('2026-07-11'));
    expect(await penalties()).toEqual(whole);
    expect(
      await row(house.pool, sql`select aged::integer, is_done as "isDone" from loans.ageing where day = '2026-07-11'`),
    ).toEqual({ aged: 2, isDone: true });
  });

  test('after it adds its own days alone', async () => {
    await ageLoans(night('2026-07-12'));
    const added = byRule(first, '2026-07-01', '2026-07-11') + byRule(first, '2026-07-11', '2026-07-12');
    expect((await penalties())[0]).toBe(added);
  });
});

describe('36 days after it was due', () => {
  let portfolio: LoanPortfolio;
  beforeAll(async () => {
    house.clock.move({ hours: 24 * 66 });
    const officer = await house.signIn(ngozi);
    portfolio = (await officer.call(readPortfolio, {})).body;
  });

  test('loans are at risk, whole, and a fifth of them is set aside', () => {
    const { loans, outstandingKobo, lateKobo, lateBasisPoints, bands } = portfolio;
    expect([loans, outstandingKobo, lateKobo, lateBasisPoints]).toEqual([2, 45_000_000, 45_000_000, 10_000]);
    expect(bands.find(({ name }) => name === 'substandard')).toMatchObject({ loans: 2, provisionKobo: 9_000_000 });
    expect(bands.find(({ name }) => name === 'on-time')).toMatchObject({ loans: 0, provisionKobo: 0 });
  });

  test('they stand under their product and the manager who gave his word, to be read and kept as a table', async () => {
    const officer = await house.signIn(ngozi);
    const late = {
      loans: 2,
      outstandingKobo: 45_000_000,
      par30Kobo: 45_000_000,
      par60Kobo: 0,
      provisionKobo: 9_000_000,
    };
    const byProduct = (await officer.call(readDelinquency, { by: 'product' })).body;
    expect(byProduct).toMatchObject({ onDay: portfolio.onDay, items: [{ name: 'Season loan', ...late }] });
    const { items } = (await officer.call(readDelinquency, { by: 'manager' })).body;
    expect(items).toMatchObject([{ name: 'Chidi Okafor', ...late }]);
    const { text } = await officer.call(readDelinquencyFile, { by: 'manager' });
    expect(text).toContain('Chidi Okafor,2,450000.00,450000.00,450000.00,0.00,0.00,90000.00');
  });

  test('they stand under the state and the LGA she lives in; a table to pass on says nothing of so few', async () => {
    await run(
      house.pool,
      sql`update accounts.profile set state_code = 'KN', lga = 'Dawakin Tofa' where id = ${amina.accountId}`,
    );
    const officer = await house.signIn(ngozi);
    const byState = (await officer.call(readDelinquency, { by: 'state' })).body.items;
    expect(byState).toMatchObject([{ id: 'KN', name: 'Kano', loans: 2, par30Kobo: 45_000_000 }]);
    const byLga = (await officer.call(readDelinquency, { by: 'lga' })).body.items;
    expect(byLga).toMatchObject([{ name: 'Dawakin Tofa, Kano', loans: 2, late: { par1: 2, par30: 2 } }]);
    const own = await officer.call(readDelinquencyFile, { by: 'state' });
    expect(own.text).toContain('Kano,2,450000.00');
    const shared = await officer.call(readDelinquencyFile, { by: 'lga', shared: 'yes' });
    expect(shared.text).toContain('"Dawakin Tofa, Kano",fewer than 5,fewer than 5');
    expect(shared.text).not.toContain('450000');
  });

  test('a payment counts the penalty to its day first, of each instalment since it was due, and then it is not late', async () => {
    const farmer = await house.signIn(amina);
    // The last night was that of 12 July; the second instalment was due in August.
    const before = (await farmer.call(readLoan, { loanId: first.id })).body.penaltyKobo;
    const { body, text } = await farmer.call(payLoan, { id: newId(), loanId: first.id, amountKobo: 5_355_774 });
    expect([body.paidKobo, text.length > 0]).toEqual([5_355_774, true]);
    const today = house.clock.now().toISOString().slice(0, 10);
    expect(body.penaltyKobo).toBe(before + byRule(first, '2026-07-12', today));
    expect(standingOf(body, today)).toMatchObject({ overdueKobo: 0, daysLate: 0, nextDueOn: '2026-09-01' });
    const officer = await house.signIn(ngozi);
    const { body: after } = await officer.call(readPortfolio, {});
    expect(after.bands.find(({ name }) => name === 'on-time')?.loans).toBe(1);
    expect(after.lateKobo).toBe(30_000_000);
  });
});

test('phones keep the plan and what was paid, and nothing of what officers see alone', async () => {
  const [kept] = (await synced[0]?.read(house.pool, [first.id])) ?? [];
  const loan = keptLoan.parse({ id: kept?.id, ...(JSON.parse(kept?.text ?? '{}') as object) });
  expect([loan.schedule.length, loan.paidKobo, loan.state]).toEqual([6, 5_355_774, 'running']);
  const noted = await row(
    house.pool,
    sql`select op from sync.change where scope_id = ${amina.accountId} and type = 'loan' and id = ${first.id}`,
  );
  expect(noted).toEqual({ op: 'put' });
});

test('a person takes what they paid with them; erased, their words are gone and the money stays', async () => {
  const taken = await exportFor(house.pool, amina.accountId);
  expect(taken['loanPayments']).toMatchObject([{ loanId: first.id, amountKobo: 5_355_774 }]);
  expect(taken['loanScores']).toHaveLength(2);
  await eraseFor(house.pool, amina.accountId);
  const left = await row(
    house.pool,
    sql`select purpose, principal_kobo as kobo, (select string_agg(words, '') from loans.step where loan_id = l.id) as words
        from loans.loan l where id = ${first.id}`,
  );
  expect(left).toEqual({ purpose: '', kobo: 15_000_000, words: '' });
});
