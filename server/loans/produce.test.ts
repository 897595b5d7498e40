import { afterAll, beforeAll, expect, test } from 'vitest';
import { readWallet } from '@shuka/domain/finance';
import {
  answerProduce,
  creditDelivery,
  listProduceDue,
  offerProduce,
  readLoan,
  readProduce,
  type Loan,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { mill } from '#world/companies.ts';
import { gateDesk } from '#world/gate-desk.ts';
import { openGate } from '#world/gate-hands.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import type { WorldPerson } from '#world/people.ts';
import { exportFor } from './own-data.ts';

/* Amina owes ₦150,000 and agrees that maize weighed at Danjuma’s mill settles it, at ₦200 a kilogram. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, ifeoma, musa, ngozi } = people;
const { companyId } = mill;
const { set, ask, running } = loansIn(house);
const desk = gateDesk(house, await openGate(house));

let loan: Loan;
beforeAll(async () => {
  loan = await running((await set()).body);
});

const offer = (change: object = {}) =>
  house.as(ngozi).call(offerProduce, {
    id: newId(),
    loanId: loan.id,
    companyId,
    crop: 'Maize',
    koboPerKilogram: 20_000,
    untilOn: '2026-12-31',
    ...change,
  });
const answer = (agreementId: string, says: 'agree' | 'decline' = 'agree', by: WorldPerson = amina) =>
  house.as(by).call(answerProduce, { loanId: loan.id, agreementId, answer: says });
const due = async () => (await house.as(danjuma).call(listProduceDue, { companyId })).body.items;
const credit = (deliveryId: string, agreementId: string, id = newId()) =>
  house.as(danjuma).call(creditDelivery, { id, companyId, deliveryId, agreementId });
const read = async (): Promise<Loan> => (await house.as(amina).call(readLoan, { loanId: loan.id })).body;
const balance = async (): Promise<number> =>
  (await house.as(amina).call(readWallet, { ownerId: amina.accountId })).body.balanceKobo;
/** Maize of Amina’s, weighed now; 485.5 kg are paid. */
const brought = (change: object = {}) =>
  desk.weighed({ keeperId: amina.accountId, weighedAt: house.clock.now().toISOString(), ...change });

test('an offer binds nobody before its farmer agrees, and what is wrong with one is said', async () => {
  expect((await offer({ koboPerKilogram: 0 })).status).toBe(400);
  expect((await offer({ untilOn: '2026-01-01' })).body).toMatchObject({ errors: [{ field: 'untilOn' }] });
  expect((await offer({ companyId: newId() })).body).toMatchObject({ code: 'no-such-mill' });
  const first = (await offer({ koboPerKilogram: 15_000 })).body.items[0]?.id ?? '';
  expect((await offer()).body).toMatchObject({ code: 'produce-offered-already' });
  expect((await answer(first, 'agree', musa)).status).toBe(404);
  expect((await answer(first, 'agree', chidi)).status).toBe(403);
  const { id } = await brought();
  expect(await due()).toEqual([]);
  expect((await credit(id, first)).body).toMatchObject({ code: 'not-agreed' });
  expect((await answer(first, 'decline')).body.items[0]?.state).toBe('declined');
  expect((await answer(first)).body).toMatchObject({ code: 'loan-moved-on' });
  expect((await credit(id, first)).body).toMatchObject({ code: 'not-agreed' });
  await expect(house.pool.query('update loans.produce_agreement set kobo_per_kilogram = 1')).rejects.toThrow(
    'never changed',
  );
});

test('what is weighed settles the loan at the agreed price, once, and what is above it goes to the wallet', async () => {
  const agreementId = (await offer()).body.items[0]?.id ?? '';
  await answer(agreementId);
  const [first, second, third] = [await brought(), await brought(), await brought({ crop: 'Sorghum' })];
  expect((await due()).map(({ deliveryId, valueKobo }) => [deliveryId, valueKobo]).slice(0, 2)).toEqual([
    [second.id, 9_710_000],
    [first.id, 9_710_000],
  ]);
  expect((await credit(third.id, agreementId)).body).toMatchObject({ code: 'not-agreed' });

  const before = await balance();
  const both = await Promise.all([credit(first.id, agreementId), credit(first.id, agreementId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await read()).paidKobo).toBe(9_710_000);
  expect((await desk.find(first))?.payment).toMatchObject({ way: 'loan', amountKobo: 9_710_000 });
  expect((await desk.pay(first)).body).toMatchObject({ code: 'paid-already' });

  const paid = (await credit(second.id, agreementId)).body;
  expect(paid).toMatchObject({ creditKobo: 5_290_000, restKobo: 4_420_000, loanNumber: loan.number });
  expect([(await read()).state, (await balance()) - before]).toEqual(['repaid', 4_420_000]);
  expect(await due()).toEqual([]);
  const { items } = (await house.as(ifeoma).call(readProduce, { loanId: loan.id })).body;
  expect(items[0]?.credits.map(({ grams, creditKobo }) => [grams, creditKobo])).toEqual([
    [485_500, 9_710_000],
    [485_500, 5_290_000],
  ]);
  // What Danjuma’s mill owes by it, to settle with it.
  const owed = sql`select balance_kobo as kobo from finance.ledger_account where key = ${`produce:${companyId}`}`;
  expect(await row(house.pool, owed)).toEqual({ kobo: -19_420_000 });
  expect((await findViolations(house.pool)).isRight).toBe(true);
  await expect(house.pool.query('delete from loans.produce_credit')).rejects.toThrow('never changed');
});

test('a loan that is over takes no offer, and a person takes what they agreed with them', async () => {
  expect((await offer()).body).toMatchObject({ code: 'loan-not-running' });
  const { id } = (await ask((await set()).body)).body;
  expect((await offer({ loanId: id })).body).toMatchObject({ code: 'loan-not-running' });
  expect((await exportFor(house.pool, amina.accountId))['loanProduce']).toHaveLength(3);
});
