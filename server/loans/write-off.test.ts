import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  decideWriteOff,
  listLoans,
  payLoan,
  proposeWriteOff,
  readLoan,
  readLoanStatement,
  readPortfolio,
  readWriteOffs,
  standingOf,
  takeCash,
  writeOffFromDays,
  type Loan,
} from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { enter } from '#world/insurance-desk.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { ageLoans } from './age-loans.ts';
import { hasOpenLoan } from './merge-into.ts';

/* Amina has paid nothing of ₦150,000 for months. Ngozi proposes to write the loan off, Ifeoma is the second. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, musa, ngozi } = people;
const { set, running } = loansIn(house);
const call = (by: WorldPerson) => enter(house, by);
const today = (): string => dayOf(house.clock.now());

let loan: Loan;
beforeAll(async () => {
  loan = await running((await set()).body);
});

const propose = async (by: WorldPerson = ngozi) =>
  (await call(by)).call(proposeWriteOff, { id: newId(), loanId: loan.id, words: 'She has left; nobody knows where.' });
const all = async () => (await (await call(ngozi)).call(readWriteOffs, { loanId: loan.id })).body;
const decide = async (by: WorldPerson = ifeoma, decision: 'approve' | 'refuse' = 'approve') =>
  (await call(by)).call(decideWriteOff, {
    loanId: loan.id,
    writeOffId: (await all()).items[0]?.id ?? '',
    decision,
    words: decision === 'refuse' ? 'Ask her brother first.' : '',
    password: by.password,
  });
const read = async (): Promise<Loan> => (await (await call(amina)).call(readLoan, { loanId: loan.id })).body;
const balanceOf = async (kind: string, key: string): Promise<number> =>
  (
    await row<{ kobo: number }>(
      house.pool,
      sql`select balance_kobo as kobo from finance.ledger_account where kind = ${kind} and key = ${key}`,
    )
  )?.kobo ?? 0;

describe('a loan', () => {
  test('is not written off before all of it is set aside', async () => {
    house.clock.move({ hours: 24 * (30 + writeOffFromDays - 10) });
    expect((await propose()).body).toMatchObject({ code: 'not-late-enough' });
    house.clock.move({ hours: 24 * 12 });
    expect(await all()).toMatchObject({ isLateEnough: true, fromDays: 91, items: [] });
  });

  test('is proposed by an officer, who does not approve it, and may be refused with a reason', async () => {
    expect((await propose(musa)).status).toBe(403);
    expect((await propose()).status).toBe(201);
    expect((await propose()).body).toMatchObject({ code: 'write-off-waits' });
    expect((await decide(ngozi)).body).toMatchObject({ code: 'second-person-needed' });
    expect((await decide(ifeoma, 'refuse')).body.items[0]).toMatchObject({ state: 'refused', lossKobo: 0 });
    expect((await read()).state).toBe('running');
  });

  test('that is approved is a loss in the books, once, and owed still, no more by the day', async () => {
    await propose();
    const before = await read();
    const owed = standingOf(before, today());
    const both = await Promise.all([decide(), decide()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await read()).toMatchObject({ state: 'written-off', writtenOffOn: today() });
    expect([await balanceOf('cost', 'loan-losses'), await balanceOf('clearing', 'lender')]).toEqual([-15_000_000, 0]);
    house.clock.move({ hours: 24 * 40 });
    await ageLoans({ pool: house.pool, clock: house.clock });
    const after = await read();
    expect([after.penaltyKobo, standingOf(after, today()).payoffKobo]).toEqual([before.penaltyKobo, owed.payoffKobo]);
    await expect(house.pool.query(`update loans.loan set state = 'running' where id = '${loan.id}'`)).rejects.toThrow(
      'keeps what was agreed',
    );
    await expect(house.pool.query(`update loans.write_off set loss_kobo = 0`)).rejects.toThrow('never changed');
    expect((await decide()).body).toMatchObject({ code: 'loan-not-running' });
  });
});

describe('what is paid on it', () => {
  test('is a recovery of the house, by wallet and by cash', async () => {
    const { body } = await (await call(amina)).call(payLoan, { id: newId(), loanId: loan.id, amountKobo: 2_000_000 });
    expect([body.state, body.paidKobo]).toEqual(['written-off', 2_000_000]);
    const cash = { id: newId(), loanId: loan.id, receipt: '7K3QXM-0000002', amountKobo: 500_000 };
    await (await call(chidi)).call(takeCash, { ...cash, takenAt: house.clock.now().toISOString() });
    expect(await balanceOf('platform', 'loan-recoveries')).toBe(2_500_000);
    expect(await balanceOf('clearing', 'lender')).toBe(0);
    expect((await all()).items[0]).toMatchObject({ lossKobo: 15_000_000, recoveredKobo: 2_500_000 });
  });

  test('stands apart in the portfolio, and the statement of its farmer says how it is', async () => {
    const { body } = await (await call(ngozi)).call(readPortfolio, {});
    expect(body).toMatchObject({ loans: 0, outstandingKobo: 0, lateBasisPoints: null });
    expect(body.writtenOff).toMatchObject({ loans: 1, lossKobo: 15_000_000, recoveredKobo: 2_500_000 });
    const browser = await call(amina);
    const { text } = await browser.call(readLoanStatement, { loanId: loan.id, format: 'csv' });
    expect(text).toContain('Written off; still owed');
    expect((await browser.call(listLoans, { keeperId: amina.accountId })).body.items[0]?.state).toBe('written-off');
    expect(await hasOpenLoan(house.pool, amina.accountId)).toBe(true);
  });

  test('whole ends it', async () => {
    const { payoffKobo } = standingOf(await read(), today());
    const wallet = sql`select balance_kobo as kobo from finance.ledger_account where key = ${amina.accountId}`;
    expect((await row<{ kobo: number }>(house.pool, wallet))?.kobo).toBe(13_000_000);
    const cash = { id: newId(), loanId: loan.id, receipt: '7K3QXM-0000003', amountKobo: payoffKobo + 100 };
    await (await call(chidi)).call(takeCash, { ...cash, takenAt: house.clock.now().toISOString() });
    expect(await read()).toMatchObject({ state: 'repaid' });
    expect((await row<{ kobo: number }>(house.pool, wallet))?.kobo).toBe(13_000_100);
    expect((await findViolations(house.pool)).isRight).toBe(true);
  });
});
