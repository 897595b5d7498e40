import { afterAll, expect, test } from 'vitest';
import { listProducts, passOnLoan } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { recordLicence } from '@shuka/domain/settings';
import { people } from '#world';
import { somePaper } from '#world/licences.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';

/* Real money, in a house that has no licence to lend it: Amina is passed on to somebody who has. */

const paystack = await openPaystack();
const house = await openHouse({ payments: [paystack.provider], licences: [] });
afterAll(async () => {
  await house.close();
  await paystack.close();
});

const { amina, ngozi } = people;
const { set, ask, recommend, decide } = loansIn(house);

test('without a licence a farmer is passed on to a lender, once they agreed; with one they ask for a loan here', async () => {
  const { body: product } = await set();
  expect((await house.as(amina).call(listProducts, {})).body.mayLend).toBe(false);
  expect((await ask(product)).body.code).toBe('agreement-needed');
  const asked = await ask(product, { hasAgreed: true });
  expect([asked.status, asked.body.state]).toEqual([201, 'referral']);
  const loanId = asked.body.id;
  expect((await recommend(loanId)).body.code).toBe('loan-moved-on');
  expect((await decide(loanId)).body.code).toBe('loan-moved-on');
  const pass = (change: object = {}) =>
    house.as(ngozi).call(passOnLoan, { loanId, lender: 'A licensed bank', words: 'They will call you.', ...change });
  expect((await pass({ lender: ' ' })).status).toBe(400);
  expect((await pass()).body).toMatchObject({ state: 'passed-on', lender: 'A licensed bank' });
  expect((await pass()).body.code).toBe('loan-moved-on');

  const said = { id: newId(), trade: 'lending', ...somePaper, after: 0, password: ngozi.password } as const;
  expect((await house.as(ngozi).call(recordLicence, said)).status).toBe(201);
  expect((await house.as(amina).call(listProducts, {})).body.mayLend).toBe(true);
  expect((await ask(product)).body.state).toBe('asked');
});
