import { afterAll, expect, test } from 'vitest';
import { readPayment } from '@shuka/domain/finance';
import { listPayIns, readLoan, startPayIn } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { jobHandlers } from '#app/slices.ts';
import { row, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';
import { takePayIns } from './pay-in-jobs.ts';

/* Amina pays a loan three times at the provider, which then gives two of them back; no job runs by itself here. */

const paystack = await openPaystack();
const house = await openHouse({ payments: [paystack.provider], licences: ['wallets', 'lending'] });
afterAll(async () => {
  await Promise.all([house.close(), paystack.close()]);
});

const { set, running } = loansIn(house);
const amina = house.as(people.amina);
const amountKobo = 2_677_887;
const heard = jobHandlers(house.services).find(({ name }) => name === 'finance.payment-heard');

const becomes = (reference: string, status: string) =>
  paystack.becomes(reference, { status, amount: amountKobo, currency: 'NGN' });

/** A payment whose money is here, and not on the loan yet. */
const paidIn = async (loanId: string): Promise<string> => {
  const { id } = (await amina.call(startPayIn, { id: newId(), loanId, amountKobo })).body;
  becomes(id, 'success');
  expect((await amina.call(readPayment, { paymentId: id })).body.state).toBe('paid');
  return id;
};

const goesBack = async (id: string): Promise<void> => {
  becomes(id, 'reversed');
  await heard?.work({ id });
};

const waiting = () =>
  row(house.pool, sql`select balance_kobo as kobo from finance.ledger_account where key = 'loan-pay-ins'`);

test('what goes back to its payer is taken of the money that waits, never of another’s: on a loan already it wants a person', async () => {
  const { id: loanId } = await running((await set()).body);
  const first = await paidIn(loanId);
  await takePayIns(house.services);
  const [second, third] = [await paidIn(loanId), await paidIn(loanId)];
  expect(await waiting()).toEqual({ kobo: 2 * amountKobo });
  await goesBack(first);
  await goesBack(second);
  expect(await waiting(), 'the third’s is left').toEqual({ kobo: amountKobo });
  const trouble = 'refund-not-covered';
  expect(house.errors).toContainEqual({ what: { paymentId: first, trouble }, words: 'a payment wants a person' });
  await takePayIns(house.services);
  const { items } = (await amina.call(listPayIns, { loanId })).body;
  expect(items.map(({ id, state, trouble: why, taken }) => [id, state, why, taken?.loanKobo])).toEqual([
    [third, 'paid', null, amountKobo],
    [second, 'refunded', null, undefined],
    [first, 'paid', trouble, amountKobo],
  ]);
  expect((await amina.call(readLoan, { loanId })).body.paidKobo).toBe(2 * amountKobo);
  expect(await waiting()).toEqual({ kobo: 0 });
  expect((await findViolations(house.pool)).isRight).toBe(true);
});
