import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paySandbox, readWallet, receivePaymentEvent } from '@shuka/domain/finance';
import {
  listPayIns,
  payLoan,
  readLoan,
  standingOf,
  startPayIn,
  withdrawLoan,
  type Loan,
  type PayIn,
} from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations } from '#finance';
import { jobHandlers } from '#app/slices.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';
import { openPaystack } from '#world/stand-in-paystack.ts';
import { takePayIns } from './pay-in-jobs.ts';

/* Amina pays an instalment at the payment provider: the sandbox, and a server that stands for Paystack. */

const paystack = await openPaystack();
const sandbox = await openHouse();
const real = await openHouse({ payments: [paystack.provider], licences: ['wallets', 'lending'] });
afterAll(async () => {
  await Promise.all([sandbox.close(), real.close(), paystack.close()]);
});

const { amina, chidi, musa } = people;
const soon = { timeout: 20_000, interval: 50 };
const amountKobo = 2_677_887;

const deskOf = (house: typeof sandbox) => {
  const loans = loansIn(house);
  const begin = (loanId: string, change: object = {}, by: WorldPerson = amina) =>
    house.as(by).call(startPayIn, { id: newId(), loanId, amountKobo, ...change });
  const list = async (loanId: string): Promise<PayIn[]> =>
    (await house.as(amina).call(listPayIns, { loanId })).body.items;
  const read = async (loanId: string): Promise<Loan> => (await house.as(amina).call(readLoan, { loanId })).body;
  const wallet = async (): Promise<number> => (await house.as(amina).call(readWallet, {})).body.balanceKobo;
  const waiting = async (): Promise<number> =>
    (
      await row<{ kobo: number }>(
        house.pool,
        sql`select coalesce(sum(balance_kobo), 0)::bigint as kobo from finance.ledger_account where key = 'loan-pay-ins'`,
      )
    )?.kobo ?? -1;
  return { ...loans, begin, list, read, wallet, waiting };
};

describe('with the sandbox', () => {
  const desk = deskOf(sandbox);
  const press = (reference: string, outcome: 'paid' | 'failed') =>
    sandbox.anyone.call(paySandbox, { reference, outcome });
  let loan: Loan;
  beforeAll(async () => {
    loan = await desk.running((await desk.set()).body);
  });

  test('a payment begins at the provider, for the loan’s own farmer, and never for more than is owed', async () => {
    const { status, body } = await desk.begin(loan.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({ loanId: loan.id, state: 'started', isSandbox: true, taken: null });
    expect(body.address).toContain(`/sandbox/pay/${body.id}`);
    expect((await desk.begin(loan.id, { amountKobo: 90_000_000 })).body).toMatchObject({ code: 'more-than-owed' });
    expect((await desk.begin(loan.id, {}, musa)).status).toBe(404);
    expect((await desk.begin(loan.id, {}, chidi)).status).toBe(403);
    expect((await desk.begin(loan.id, { id: body.id, amountKobo: 20_000 })).body.code).toBe('same-id-other-body');
    expect((await desk.begin(loan.id, { id: body.id })).body).toMatchObject({ address: body.address });
    const { id } = (await desk.ask((await desk.set()).body)).body;
    expect((await desk.begin(id)).body).toMatchObject({ code: 'loan-not-running' });
    await sandbox.as(amina).call(withdrawLoan, { loanId: id });
  });

  test('that was paid is on the loan at once for whoever comes back, and once, however often it is looked at', async () => {
    const wallet = await desk.wallet();
    const { id } = (await desk.begin(loan.id)).body;
    await press(id, 'paid');
    await Promise.all([desk.list(loan.id), desk.list(loan.id), takePayIns(sandbox.services)]);
    const [one] = await desk.list(loan.id);
    expect(one).toMatchObject({ id, state: 'paid', taken: { loanId: loan.id, loanKobo: amountKobo, walletKobo: 0 } });
    const paid = await desk.read(loan.id);
    expect([paid.paidKobo, paid.payments.length, await desk.wallet()]).toEqual([amountKobo, 1, wallet]);
    expect(await desk.waiting()).toBe(0);
    await expect(
      sandbox.pool.query('update loans.pay_in set loan_id = loan_id where taken_on is not null'),
    ).rejects.toThrow('never changed');
  });

  test('that failed pays nothing, and says so', async () => {
    const before = (await desk.read(loan.id)).paidKobo;
    const { id } = (await desk.begin(loan.id)).body;
    await press(id, 'failed');
    expect((await desk.list(loan.id))[0]).toMatchObject({ id, state: 'failed', taken: null });
    expect((await desk.read(loan.id)).paidKobo).toBe(before);
  });

  test('that comes after less was owed pays the loan off, and the rest is in the wallet', async () => {
    const { payoffKobo } = standingOf(await desk.read(loan.id), dayOf(sandbox.clock.now()));
    const { id } = (await desk.begin(loan.id, { amountKobo: payoffKobo })).body;
    await sandbox.as(amina).call(payLoan, { id: newId(), loanId: loan.id, amountKobo: 1_000_000 });
    const wallet = await desk.wallet();
    await press(id, 'paid');
    expect((await desk.list(loan.id))[0]?.taken).toMatchObject({
      loanKobo: payoffKobo - 1_000_000,
      walletKobo: 1_000_000,
    });
    expect([(await desk.read(loan.id)).state, (await desk.wallet()) - wallet]).toEqual(['repaid', 1_000_000]);
  });

  test('that comes after the loan was over goes to the wallet whole, and says so', async () => {
    const next = await desk.running((await desk.set()).body);
    const { id } = (await desk.begin(next.id)).body;
    const { payoffKobo } = standingOf(next, dayOf(sandbox.clock.now()));
    await sandbox.as(amina).call(payLoan, { id: newId(), loanId: next.id, amountKobo: payoffKobo });
    const wallet = await desk.wallet();
    await press(id, 'paid');
    expect((await desk.list(next.id))[0]?.taken).toMatchObject({ loanKobo: 0, walletKobo: amountKobo });
    expect((await desk.wallet()) - wallet).toBe(amountKobo);
    expect((await findViolations(sandbox.pool)).isRight).toBe(true);
  });
});

describe('with Paystack', () => {
  const desk = deskOf(real);
  const becomes = (reference: string, change: object = {}) =>
    paystack.becomes(reference, { status: 'success', amount: amountKobo, currency: 'NGN', ...change });
  const hear = (reference: string, event = 1) => {
    const body = `{"event":"charge.success","data":{"id":${event},"reference":"${reference}","amount":1}}`;
    const sent = { provider: 'paystack', paystackSignature: paystack.sign(body) };
    return real.anyone.call(receivePaymentEvent, sent, { signed: body, headers: { origin: null, cookie: null } });
  };
  const takenOf = (id: string) =>
    row<{ kobo: number | null }>(real.pool, sql`select loan_kobo as kobo from loans.pay_in where id = ${id}`);
  let loan: Loan;
  beforeAll(async () => {
    await real.services.jobs.start(jobHandlers(real.services));
    loan = await desk.running((await desk.set()).body);
  });

  test('its word brings the money onto the loan with nobody coming back, once though it is told twice', async () => {
    const { id } = (await desk.begin(loan.id)).body;
    becomes(id);
    const heard = await Promise.all([hear(id), hear(id), hear(id, 2)]);
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect.poll(() => takenOf(id), soon).toEqual({ kobo: amountKobo });
    await hear(id, 3);
    const paid = await desk.read(loan.id);
    expect([paid.paidKobo, paid.payments.length]).toEqual([amountKobo, 1]);
    const moves = await rows(real.pool, sql`select 1 from finance.move where kind = 'loan-repayment'`);
    expect([moves.length, await desk.waiting()]).toEqual([1, 0]);
  });

  test('its word days late still counts, from the day the money was here', async () => {
    const { id } = (await desk.begin(loan.id)).body;
    await run(real.pool, sql`update finance.payment set state = 'abandoned' where id = ${id}`);
    becomes(id);
    await hear(id, 4);
    await expect.poll(() => takenOf(id), soon).toEqual({ kobo: amountKobo });
  });

  test('another amount than was asked for pays nothing, and wants a person', async () => {
    const { id } = (await desk.begin(loan.id)).body;
    becomes(id, { amount: amountKobo - 100 });
    await hear(id, 5);
    const stateOf = () => row(real.pool, sql`select state, trouble from finance.payment where id = ${id}`);
    await expect.poll(stateOf, soon).toEqual({ state: 'failed', trouble: 'wrong-amount' });
    expect(await takenOf(id)).toEqual({ kobo: null });
    expect((await desk.list(loan.id))[0]).toMatchObject({ id, state: 'failed', trouble: 'wrong-amount', taken: null });
    expect((await findViolations(real.pool)).isRight).toBe(true);
  });
});
