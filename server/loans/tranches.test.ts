import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import {
  confirmTranche,
  payLoan,
  payTranche,
  readLoan,
  readPortfolio,
  readTranches,
  standingOfParts,
  type Product,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { someLoanTerms } from '#world/loan-terms.ts';
import { openHouse } from '#world/open-house.ts';
import { eraseFor, exportFor } from './own-data.ts';

/* ₦150,000 for Amina in three parts: for the land, once it is planted, and for the harvest. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ifeoma, ngozi } = people;
const { set, ask, recommend, decide, payOut, confirm, payPart } = loansIn(house);

const tranches = [
  { name: 'Land', condition: '', ppm: 400_000 },
  { name: 'Weeding', condition: 'After planting was seen', ppm: 350_000 },
  { name: 'Harvest', condition: 'When the crop stands ripe', ppm: 250_000 },
];

let product: Product;
beforeAll(async () => {
  product = (await set({ tranches }, { feePpm: 10_000, feeKobo: 50_000 })).body;
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
});

const balance = async (): Promise<number> =>
  (await house.as(amina).call(readWallet, { ownerId: amina.accountId })).body.balanceKobo;
const read = (loanId: string) => house.as(amina).call(readTranches, { loanId });

/** A loan in parts that Ngozi approved. */
const approved = async (): Promise<string> => {
  const { id } = (await ask(product)).body;
  await recommend(id);
  await decide(id);
  return id;
};

test('a product says its parts, which are the whole together and each later one seen', async () => {
  expect(product.tranches).toEqual(tranches);
  const short = await set({ tranches: tranches.slice(0, 2) });
  expect([short.status, short.body]).toMatchObject([
    400,
    { errors: [{ field: 'tranches', says: 'loans.partsNotWhole' }] },
  ]);
  const bare = await set({ tranches: [tranches[0], { ...tranches[1], condition: ' ', ppm: 600_000 }] });
  expect(bare.body).toMatchObject({ errors: [{ field: 'tranches.1.condition' }] });
});

test('a part is seen by one, paid by another, after the part before it, and has its plan from its own day', async () => {
  const before = await balance();
  const loanId = await approved();
  expect((await payOut(loanId)).body.code).toBe('loan-moved-on');
  expect((await payPart(loanId, 2)).body.code).toBe('loan-moved-on');
  expect((await payPart(loanId, 1, ngozi)).body.code).toBe('second-person-needed');
  expect((await confirm(loanId, 1)).body.code).toBe('loan-moved-on');
  const guessed = { loanId, number: 1, password: 'guessed' };
  expect((await house.as(ifeoma).call(payTranche, guessed)).body.code).toBe('wrong-password');
  const both = await Promise.all([payPart(loanId, 1), payPart(loanId, 1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  // ₦60,000 less one per cent, and less ₦500 once.
  expect((await balance()) - before).toBe(5_890_000);
  expect((await ask(product)).body.code).toBe('loan-open-already');

  expect((await payPart(loanId, 2)).body.code).toBe('condition-not-confirmed');
  const stands = newId();
  await run(
    house.pool,
    sql`insert into loans.guarantee (id, loan_id, keeper_id, called, share_ppm, state, asked_by, asked_at)
        values (${stands}, ${loanId}, ${ifeoma.accountId}, 'Ifeoma', 500000, 'asked', ${amina.accountId}, now())`,
  );
  expect((await confirm(loanId, 2, ifeoma)).body.code, 'who may stand for it').toBe('second-person-needed');
  await run(house.pool, sql`update loans.guarantee set state = 'refused', answered_at = now() where id = ${stands}`);
  expect((await house.as(chidi).call(confirmTranche, { loanId, number: 2, words: ' ' })).status).toBe(400);
  expect((await house.as(halima).call(confirmTranche, { loanId, number: 2, words: 'Seen.' })).status).toBe(404);
  expect((await confirm(loanId, 2, ifeoma)).status).toBe(200);
  expect((await confirm(loanId, 2)).body.code).toBe('loan-moved-on');
  expect((await payPart(loanId, 2)).body.code).toBe('second-person-needed');
  await expect(house.pool.query("update loans.confirmation set words = 'Other'")).rejects.toThrow('never changed');

  const { items, loans } = (await read(loanId)).body;
  expect(items.map((one) => [one.name, one.principalKobo, one.feeKobo, one.confirmed?.byName ?? null])).toEqual([
    ['Land', 6_000_000, 110_000, null],
    ['Weeding', 5_250_000, 52_500, 'Ifeoma Nwankwo'],
    ['Harvest', 3_750_000, 37_500, null],
  ]);
  expect([items[0]?.loanId, items[1]?.loanId]).toEqual([loans[0]?.id, null]);
  expect(loans[0]?.schedule.reduce((sum, one) => sum + one.principalKobo, 0)).toBe(6_000_000);
});

test('paid out whole it is its parts alone: each runs, is paid and is counted as a loan, and their sum is what is owed', async () => {
  await run(house.pool, sql`update loans.loan set state = 'withdrawn' where state = 'approved'`);
  const loanId = await approved();
  await payPart(loanId, 1);
  house.clock.move({ hours: 1 });
  await confirm(loanId, 2);
  await payPart(loanId, 2);
  await confirm(loanId, 3);
  const last = await payPart(loanId, 3);
  expect([last.body.state, last.body.isInParts, last.body.disbursedOn]).toEqual(['in-parts', true, null]);
  expect((await payPart(loanId, 3)).body.code).toBe('loan-moved-on');
  await expect(house.pool.query(`update loans.loan set state = 'approved' where id = '${loanId}'`)).rejects.toThrow(
    'never changed',
  );

  const { loans } = (await read(loanId)).body;
  const today = loans[0]?.disbursedOn ?? '';
  expect(standingOfParts(loans, today).payoffKobo).toBe(15_000_000);
  const part = loans[1]?.id ?? '';
  const { body } = await house.as(amina).call(readLoan, { loanId: part });
  expect([body.partOf, body.isInParts, body.state, body.principalKobo, body.terms]).toEqual([
    loanId,
    false,
    'running',
    5_250_000,
    { ...someLoanTerms, feePpm: 10_000, feeKobo: 50_000 },
  ]);
  expect(body.steps.map(({ state, words }) => [state, words])).toEqual([['running', 'Weeding']]);
  expect((await read(part)).body).toEqual({ items: [], loans: [] });
  const before = (await house.as(ngozi).call(readPortfolio, {})).body.outstandingKobo;
  expect((await house.as(amina).call(payLoan, { id: newId(), loanId: part, amountKobo: 5_250_000 })).body.state).toBe(
    'repaid',
  );
  expect((await house.as(ngozi).call(readPortfolio, {})).body.outstandingKobo).toBe(before - 5_250_000);
  expect((await house.as(amina).call(payLoan, { id: newId(), loanId, amountKobo: 100 })).body.code).toBe(
    'loan-not-running',
  );
  expect((await findViolations(house.pool)).isRight).toBe(true);
  expect((await ask(product)).status).toBe(201);
});

test('a person takes with them what was seen of their land; erased, it is gone', async () => {
  const { loanParts = [] } = await exportFor(house.pool, amina.accountId);
  expect(loanParts).toHaveLength(3);
  await eraseFor(house.pool, amina.accountId);
  expect(await row(house.pool, sql`select string_agg(words, '') as words from loans.confirmation`)).toEqual({
    words: '',
  });
});
