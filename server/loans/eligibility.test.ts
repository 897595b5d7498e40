import { afterAll, expect, test } from 'vitest';
import { limitsOfLoans, readBorrower, readLoanLimits, withdrawLoan } from '@shuka/domain/loans';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* A product for those with land on the map in Kano; Amina has it, and asks for more than her records show. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;
const { set, ask } = loansIn(house);

test('how far the terms of a loan may go is read by anybody, with its source', async () => {
  const { status, body } = await house.visitor().call(readLoanLimits, {});
  expect([status, body]).toMatchObject([200, limitsOfLoans.shipped]);
  expect(body.source).not.toBe('');
});

test('what the records say is read by the farmer and her manager, before anybody asks', async () => {
  const keeperId = amina.accountId;
  const { status, body } = await house.as(amina).call(readBorrower, { keeperId });
  expect([status, body]).toMatchObject([200, { states: ['KN'], daysLate: 0 }]);
  expect(body.plots).toBeGreaterThan(0);
  expect(body.hectares).toBeGreaterThan(0);
  expect((await house.as(chidi).call(readBorrower, { keeperId })).body).toEqual(body);
  expect((await house.as(halima).call(readBorrower, { keeperId })).status).toBe(404);
});

test('whoever lacks something is told each thing, and whoever meets it all may ask', async () => {
  const strict = (await set({ eligibility: { leastSeasons: 40, states: ['LA'], needsPlot: true } })).body;
  expect(strict.eligibility).toEqual({ leastSeasons: 40, states: ['LA'], needsPlot: true });
  const refused = await ask(strict);
  expect([refused.status, refused.body.code]).toEqual([409, 'not-eligible']);
  expect(refused.body).toMatchObject({
    errors: [
      { field: 'productId', says: 'loans.missingState' },
      { field: 'productId', says: 'loans.missingSeasons' },
    ],
  });
  expect((await ask(strict, {}, chidi)).body.code).toBe('not-eligible');
  const mild = (await set({ eligibility: { needsPlot: true, states: ['KN', 'KD'], mostDaysLate: 0 } })).body;
  const asked = await ask(mild);
  expect(asked.status).toBe(201);
  await house.as(amina).call(withdrawLoan, { loanId: asked.body.id });
});

test('conditions that contradict each other, or cannot be, are refused beside their fields', async () => {
  const refusal = async (eligibility: object) => (await set({ eligibility })).body;
  expect(await refusal({ leastHectares: 2, mostHectares: 1 })).toMatchObject({
    errors: [{ field: 'eligibility.mostHectares', says: 'loans.mostBelowLeast' }],
  });
  expect(await refusal({ leastMonths: 0 })).toMatchObject({
    errors: [{ field: 'eligibility.leastMonths', says: 'loans.conditionWrong' }],
  });
});
