import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  answerRestructure,
  decideRestructure,
  keptLoan,
  payLoan,
  proposeRestructure,
  readLoan,
  readLoanStatement,
  readPortfolio,
  readRestructures,
  standingOf,
  takeCash,
  type Loan,
  type Restructure,
} from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { disastersIn } from '#world/disaster-desk.ts';
import { enter } from '#world/insurance-desk.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { ageLoans } from './age-loans.ts';
import { eraseFor, exportFor } from './own-data.ts';
import { synced } from './synced.ts';

/* A flood in Bichi, where Amina farms; her loan of ₦150,000 was out by then. Ngozi notes and proposes, Ifeoma is the second. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, musa, ngozi } = people;
const { set, running } = loansIn(house);
const call = async (by: WorldPerson) => enter(house, by);
const today = (): string => dayOf(house.clock.now());

const { declare, confirm } = disastersIn(house, () => begunOn);

let loan: Loan;
let begunOn = '';
let disasterId = '';
beforeAll(async () => {
  loan = await running((await set()).body);
  begunOn = loan.disbursedOn ?? '';
  house.clock.move({ hours: 24 * 50 });
  await ageLoans({ pool: house.pool, clock: house.clock });
  disasterId = (await declare()).body.id;
  await confirm(disasterId);
});

const read = async (loanId: string): Promise<Loan> => (await (await call(ngozi)).call(readLoan, { loanId })).body;
const propose = async (metBy: string, change: object = {}) =>
  (await enter(house, ngozi)).call(proposeRestructure, {
    id: newId(),
    loanId: loan.id,
    disasterId: metBy,
    instalments: 8,
    principalGrace: 2,
    interestGrace: 0,
    words: 'The river took the maize.',
    ...change,
  });
const decide = async (restructureId: string, by: WorldPerson = ifeoma, decision: 'approve' | 'refuse' = 'approve') =>
  (await enter(house, by)).call(decideRestructure, {
    loanId: loan.id,
    restructureId,
    decision,
    words: decision === 'refuse' ? 'Not met by it.' : '',
    password: by.password,
  });
const first = async (by: WorldPerson = amina): Promise<Restructure> => {
  const [one] = (await (await enter(house, by)).call(readRestructures, { loanId: loan.id })).body.items;
  if (one === undefined) throw new Error('no other plan was proposed');
  return one;
};
const answer = async (change: object = {}, by: WorldPerson = amina) => {
  const { id: restructureId, figures } = await first();
  return (await enter(house, by)).call(answerRestructure, {
    loanId: loan.id,
    restructureId,
    answer: 'agree' as const,
    principalKobo: figures?.principalKobo ?? 0,
    words: '',
    ...change,
  });
};

test('another plan is neither shorter than what is left nor all moratorium, and waits once', async () => {
  expect((await propose(disasterId, { instalments: 3, principalGrace: 0 })).body).toMatchObject({
    errors: [{ field: 'instalments', says: 'loans.planShorter' }],
  });
  expect((await propose(disasterId, { principalGrace: 8 })).body).toMatchObject({
    errors: [{ field: 'principalGrace', says: 'loans.graceTooLong' }],
  });
  expect((await propose(disasterId)).status).toBe(201);
  expect((await propose(disasterId)).body).toMatchObject({ code: 'restructure-waits' });
});

test('another plan is offered by a second officer alone, and binds nobody until its farmer agrees', async () => {
  const { id } = await first();
  expect((await decide(id, ngozi)).body).toMatchObject({ code: 'second-person-needed' });
  expect((await answer()).body).toMatchObject({ code: 'loan-moved-on' });
  expect((await decide(id)).body.items[0]).toMatchObject({ state: 'offered', decidedByName: 'Ifeoma Nwankwo' });
  expect((await read(loan.id)).state).toBe('running');
  expect((await answer({}, musa)).status).toBe(404);
  expect((await answer({ principalKobo: 1 })).body).toMatchObject({ code: 'figures-changed' });
  expect((await answer({}, chidi)).body).toMatchObject({ errors: [{ field: 'words' }] });
});

test('another plan shows what it comes to: interest to the day is owed, penalties since the flood began are let go', async () => {
  const before = await read(loan.id);
  const { figures } = await first();
  const standing = standingOf(before, today());
  expect(figures?.principalKobo).toBe(standing.payoffKobo - before.penaltyKobo);
  expect(figures?.waivedKobo).toBeGreaterThan(0);
  expect(figures?.penaltyKobo).toBe(before.penaltyKobo - (figures?.waivedKobo ?? 0));
  expect(figures?.schedule).toHaveLength(8);
  expect(figures?.schedule.slice(0, 2).map(({ principalKobo }) => principalKobo)).toEqual([0, 0]);
});

test('another plan holds once the manager wrote down that she agreed: the old plan stays readable, the money moves nowhere', async () => {
  const before = await read(loan.id);
  const figures = (await first()).figures;
  const moves = sql`select count(*)::integer as moves from finance.move`;
  const moved = await row(house.pool, moves);
  const agreed = await answer({ words: 'She said yes on her farm, her son heard it.' }, chidi);
  const newId1 = agreed.body.items[0]?.newLoanId ?? '';
  expect(agreed.body.items[0]).toMatchObject({ state: 'agreed', answeredByName: 'Chidi Okafor', figures: null });
  expect(await row(house.pool, moves)).toEqual(moved);
  const [old, next] = [await read(loan.id), await read(newId1)];
  expect(old).toMatchObject({ state: 'restructured', restructuredAs: newId1, schedule: before.schedule });
  expect(next).toMatchObject({
    state: 'running',
    restructures: loan.id,
    principalKobo: figures?.principalKobo,
    penaltyKobo: figures?.penaltyKobo,
    disbursedOn: today(),
    instalments: 8,
    terms: { ...before.terms, principalGrace: 2 },
  });
  expect(next.schedule.reduce((sum, { principalKobo }) => sum + principalKobo, 0)).toBe(figures?.principalKobo);
  // Of the old one: what was paid, let go and carried on is all that was ever due.
  const kept = await row<{ rest: number }>(
    house.pool,
    sql`select (l.total_kobo + l.penalty_kobo - l.paid_kobo - l.waived_kobo - r.principal_kobo - r.penalty_kobo)::integer as rest
        from loans.loan l join loans.restructure r on r.loan_id = l.id where l.id = ${loan.id}`,
  );
  expect(kept).toEqual({ rest: 0 });
  expect((await findViolations(house.pool)).isRight).toBe(true);
  await expect(house.pool.query(`update loans.loan set terms = '{}' where id = '${newId1}'`)).rejects.toThrow(
    'keeps what was asked for',
  );
  await expect(house.pool.query(`update loans.restructure set instalments = 9`)).rejects.toThrow('never changed');
});

test('another plan is not late, is counted apart in the portfolio, and phones keep both loans', async () => {
  await ageLoans({ pool: house.pool, clock: house.clock });
  const { body } = await (await call(ngozi)).call(readPortfolio, {});
  const { outstandingKobo } = body;
  expect(body).toMatchObject({ loans: 1, lateKobo: 0, restructured: { loans: 1, outstandingKobo, lateKobo: 0 } });
  const { restructuredAs } = await read(loan.id);
  const texts = (await synced[0]?.read(house.pool, [loan.id, restructuredAs ?? ''])) ?? [];
  const phones = texts.map(({ id, text }) => keptLoan.parse({ id, ...(JSON.parse(text) as object) }).state);
  expect(phones.toSorted()).toEqual(['restructured', 'running']);
});

test('another plan is what is paid from now on: the old loan takes nothing, and cash for it is for the new one', async () => {
  const next = (await read(loan.id)).restructuredAs ?? '';
  const browser = await call(amina);
  const pay = (loanId: string) => browser.call(payLoan, { id: newId(), loanId, amountKobo: 100_000 });
  expect((await pay(loan.id)).body).toMatchObject({ code: 'loan-not-running' });
  expect((await pay(next)).body.paidKobo).toBe(100_000);
  const takenAt = house.clock.now().toISOString();
  const cash = { id: newId(), loanId: loan.id, receipt: '7K3QXM-0000001', amountKobo: 50_000, takenAt };
  await (await call(chidi)).call(takeCash, cash);
  await (await call(chidi)).call(takeCash, { ...cash, id: newId() });
  expect((await read(next)).paidKobo).toBe(150_000);
  const { text } = await browser.call(readLoanStatement, { loanId: loan.id, format: 'csv' });
  expect(text).toContain('goes on by another plan');
  expect((await browser.call(readLoanStatement, { loanId: next, format: 'pdf' })).status).toBe(200);
});

test('another plan goes with what a person takes along, and its words with them', async () => {
  expect((await exportFor(house.pool, amina.accountId))['loanPlans']).toHaveLength(1);
  await eraseFor(house.pool, amina.accountId);
  const left = sql`select words || decision_words || answer_words as words from loans.restructure`;
  expect(await row(house.pool, left)).toEqual({ words: '' });
});
