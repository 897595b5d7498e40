import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { payLoan, readLoan, standingOf, startPayIn, takeCash, type Loan } from '@shuka/domain/loans';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/*
 * What was agreed never changes, and what is over takes nothing: decisions 0044 (a plan is written once), 0047 (cash is never
 * refused: it is the farmer's) and 0055 (nothing is begun at the provider for what is not owed).
 */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi } = people;
const { set, ask, recommend, decide, running } = loansIn(house);

let loan: Loan;
beforeAll(async () => {
  loan = await running((await set()).body);
  const { payoffKobo } = standingOf(loan, dayOf(house.clock.now()));
  await house.as(amina).call(payLoan, { id: newId(), loanId: loan.id, amountKobo: payoffKobo - 100 });
});
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const walletKobo = async (): Promise<number> =>
  (
    await row<{ kobo: number }>(
      house.pool,
      sql`select balance_kobo as kobo from finance.ledger_account where kind = 'wallet' and key = ${amina.accountId}`,
    )
  )?.kobo ?? 0;

test('a payment of more than is owed is refused, and one to the kobo ends the loan', async () => {
  const pay = (amountKobo: number) => house.as(amina).call(payLoan, { id: newId(), loanId: loan.id, amountKobo });
  expect((await pay(101)).body.code).toBe('more-than-owed');
  expect((await pay(100)).body.state).toBe('repaid');
  expect((await pay(100)).body.code).toBe('loan-not-running');
});

test('a loan that is over takes nothing at the provider; cash for it is its farmer’s, and a case', async () => {
  const begun = await house.as(amina).call(startPayIn, { id: newId(), loanId: loan.id, amountKobo: 100_000 });
  expect(begun.body.code).toBe('loan-not-running');
  const before = await walletKobo();
  const takenAt = house.clock.now().toISOString();
  const cash = { id: newId(), loanId: loan.id, receipt: '7K3QXM-0000009', amountKobo: 50_000, takenAt };
  expect((await house.as(chidi).call(takeCash, cash)).status).toBe(201);
  expect((await walletKobo()) - before).toBe(50_000);
  expect(await row(house.pool, sql`select kind from loans.till_case`)).toEqual({
    kind: 'loan-over',
  });
  expect((await house.as(amina).call(readLoan, { loanId: loan.id })).body.paidKobo).toBe(
    loan.schedule.reduce((sum, { principalKobo }) => sum + principalKobo, 0),
  );
});

test.each(['asked', 'recommended', 'approved', 'refused', 'withdrawn', 'in-parts'])(
  'a loan that is %s takes no payment',
  async (state) => {
    const { id } = (await ask((await set()).body)).body;
    const decided = ['approved', 'refused', 'in-parts'].includes(state);
    await recommend(id);
    if (decided) await decide(id, state === 'refused' ? { decision: 'refuse', words: 'No.' } : {});
    await run(house.pool, sql`update loans.loan set state = ${state} where id = ${id}`);
    const paid = await house.as(amina).call(payLoan, { id: newId(), loanId: id, amountKobo: 100 });
    expect(paid.body.code).toBe('loan-not-running');
    if (['asked', 'recommended', 'approved'].includes(state))
      await run(house.pool, sql`update loans.loan set state = 'withdrawn' where id = ${id}`);
  },
);

test.each([
  ['the sum', sql`principal_kobo = principal_kobo + 1`],
  ['the instalments', sql`instalments = instalments + 1`],
  ['the version of its terms', sql`version = version + 1`],
  ['the product', sql`product_id = gen_random_uuid()`],
  ['its farmer', sql`keeper_id = gen_random_uuid()`],
  ['who asked for it', sql`asked_by = gen_random_uuid()`],
  ['what is to be paid in all', sql`total_kobo = total_kobo - 1`],
  ['the day it began', sql`disbursed_on = disbursed_on + 1`],
  ['what was paid', sql`paid_kobo = paid_kobo - 1`],
])('nobody changes %s of a loan after it was agreed, not even in the database', async (_name, change) => {
  await expect(run(house.pool, sql`update loans.loan set ${change} where id = ${loan.id}`)).rejects.toThrow(
    /keep|never|violates|refused|change/,
  );
});

test('nor its plan, its payments and the version it was agreed by', async () => {
  for (const wrong of [
    sql`update loans.instalment set due_kobo = due_kobo - 1 where loan_id = ${loan.id}`,
    sql`delete from loans.instalment where loan_id = ${loan.id}`,
    sql`update loans.payment set amount_kobo = amount_kobo + 1 where loan_id = ${loan.id}`,
    sql`update loans.product_version set terms = '{}'`,
  ])
    await expect(run(house.pool, wrong)).rejects.toThrow(/keep|never|violates|refused|change/);
});
