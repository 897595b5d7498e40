import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  decideLoan,
  disburseLoan,
  listLoans,
  payLoan,
  readLoan,
  recommendLoan,
  type Loan,
  type Product,
} from '@shuka/domain/loans';
import { readWallet } from '@shuka/domain/finance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findViolations, move, openClearing, openWallet } from '#finance';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* ₦150,000 for Amina, from the day it is paid out until she has paid it back. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, ifeoma, ngozi } = people;
const { set, ask, recommend, decide, payOut, running } = loansIn(house);

let product: Product;
beforeAll(async () => {
  product = (await set()).body;
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const balance = async (): Promise<number> =>
  (await house.as(amina).call(readWallet, { ownerId: amina.accountId })).body.balanceKobo;
const pay = (loanId: string, amountKobo: number, change: object = {}) =>
  house.as(amina).call(payLoan, { id: newId(), loanId, amountKobo, ...change });
const balanceOfLender = async (): Promise<number> =>
  (
    await row<{ kobo: number }>(
      house.pool,
      sql`select balance_kobo as kobo from finance.ledger_account where kind = 'clearing' and key = 'lender'`,
    )
  )?.kobo ?? 0;

describe('a loan that runs', () => {
  test('puts its money in the wallet less its fee, and its plan is what was worked out', async () => {
    const dear = (await set({}, { feePpm: 10_000 })).body;
    const before = await balance();
    const { id } = (await ask(dear)).body;
    await recommend(id);
    await decide(id);
    const both = await Promise.all([payOut(id), payOut(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await balance()) - before).toBe(14_850_000);
    const { body } = await house.as(amina).call(readLoan, { loanId: id });
    expect(body.state).toBe('running');
    // Worked by hand: ₦26,778.87 a month; the last takes the remainder.
    expect(body.schedule.map(({ dueKobo }) => dueKobo)).toEqual([
      2_677_887, 2_677_887, 2_677_887, 2_677_887, 2_677_887, 2_677_888,
    ]);
    expect((await house.as(chidi).call(listLoans, { keeperId: amina.accountId })).body.items[0]?.id).toBe(id);
    await pay(id, 15_000_000);
  });

  test('is paid in part, and off on the same day without the interest to come; a payment counts once', async () => {
    const lenderBefore = await balanceOfLender();
    const loan: Loan = await running(product);
    const { id } = loan;
    expect((await pay(id, 0)).status).toBe(400);
    const once = { id: newId() };
    const [first, again] = [await pay(id, 1_000_000, once), await pay(id, 1_000_000, once)];
    expect([first.status, again.body.paidKobo]).toEqual([201, 1_000_000]);
    const over = await pay(id, 14_000_001);
    expect([over.status, over.body.code]).toEqual([409, 'more-than-owed']);
    expect(over.text).toContain('₦140,000');
    const off = await pay(id, 14_000_000);
    expect([off.body.state, off.body.payments.map(({ amountKobo }) => amountKobo)]).toEqual([
      'repaid',
      [1_000_000, 14_000_000],
    ]);
    expect((await pay(id, 100)).body.code).toBe('loan-not-running');
    expect(await balanceOfLender()).toBe(lenderBefore);
    expect((await findViolations(house.pool)).isRight).toBe(true);
    await expect(house.pool.query('delete from loans.payment')).rejects.toThrow('never changed');
    await expect(house.pool.query('update loans.instalment set due_kobo = 1')).rejects.toThrow('never changed');
  });

  test('is not paid from an empty wallet', async () => {
    const { id } = await running(product);
    const [held, bank] = [await balance(), newId()];
    const at = house.clock.now();
    const from = await openWallet(house.pool, amina.accountId, 'sandbox', at);
    const to = await openClearing(house.pool, 'sandbox', 'sandbox', at);
    const spent = { id: bank, kind: 'transfer', reason: '', subjectId: null, from, to, amountKobo: held } as const;
    await move(house.pool, spent, { by: null, endpoint: 'test', requestId: 'test', at });
    expect((await pay(id, 100)).body.code).toBe('not-enough-money');
    expect((await house.as(amina).call(readLoan, { loanId: id })).body.paidKobo).toBe(0);
  });

  test('is not paid out before it is approved', async () => {
    const { id } = (await ask(product)).body;
    expect((await payOut(id)).body.code).toBe('loan-moved-on');
    await recommend(id);
    expect((await house.as(ifeoma).call(disburseLoan, { loanId: id, password: 'guessed' })).body.code).toBe(
      'wrong-password',
    );
    expect((await payOut(id)).body.code).toBe('loan-moved-on');
    expect(
      (await house.as(chidi).call(recommendLoan, { loanId: newId(), verdict: 'recommend', words: 'x' })).status,
    ).toBe(404);
    expect(
      (
        await house
          .as(ngozi)
          .call(decideLoan, { loanId: newId(), decision: 'approve', words: '', password: ngozi.password })
      ).status,
    ).toBe(404);
  });
});
