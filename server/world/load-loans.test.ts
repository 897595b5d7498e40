import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCovers, listProducts as listCoverProducts } from '@shuka/domain/insurance';
import { listLoans, listLoansAtDesk, listProducts, readDelinquency, readPortfolio } from '@shuka/domain/loans';
import { findViolations } from '#finance';
import { inTransaction } from '#kit/db.ts';
import { loadCaseload } from './caseload.ts';
import { loadInsurance } from './load-insurance.ts';
import { loadLoans } from './load-loans.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';

/* What the demo lends and insures, as officers and farmers see it. */

const house = await openHouse();
afterAll(house.close);

const { amina, ngozi } = people;

beforeAll(async () => {
  house.clock.move({ hours: 24 * 174 }); // the demo's caseload goes on to November
  await inTransaction(house.pool, async (db) => {
    await loadCaseload(db, ngozi.accountId, new Date('2026-05-04T08:00:00Z'));
    await loadLoans(db, house.services, ngozi.accountId);
    await loadInsurance(db, house.services, ngozi.accountId);
  });
});

test('officers find loans in every state of their life, one of them late, in four states of the country', async () => {
  const officer = house.as(ngozi);
  const { items } = (await officer.call(listLoansAtDesk, { limit: '100' })).body;
  const states = items.map(({ state }) => state).toSorted();
  expect(states).toEqual(['approved', 'asked', 'recommended', 'repaid', 'running', 'running', 'running', 'running']);
  const portfolio = (await officer.call(readPortfolio, {})).body;
  expect(portfolio.loans).toBe(4);
  expect(portfolio.lateKobo).toBeGreaterThan(0);
  const places = (await officer.call(readDelinquency, { by: 'state' })).body.items;
  expect(places.filter(({ par1Kobo }) => par1Kobo > 0).map(({ name }) => name)).toEqual(['Oyo']);
  expect((await findViolations(house.pool)).isRight).toBe(true);
});

test('Amina finds two loans to choose from, her own that she pays on time, and a cover of her plot', async () => {
  const farmer = house.as(amina);
  const { items: products, mayLend } = (await farmer.call(listProducts, {})).body;
  expect([products.map(({ name }) => name), mayLend]).toEqual([
    ['Demo loan in cash', 'Demo loan paid back in maize'],
    true,
  ]);
  const { items } = (await farmer.call(listLoans, { keeperId: amina.accountId })).body;
  expect(items).toMatchObject([{ state: 'running', penaltyKobo: 0, payments: [{ number: 1 }, { number: 2 }] }]);
  const covers = (await farmer.call(listCoverProducts, {})).body.items;
  expect(covers.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  expect((await farmer.call(listCovers, { keeperId: amina.accountId })).body.items).toHaveLength(1);
});
