import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  applyForLoan,
  askReview,
  listLoansAtDesk,
  listProducts,
  setProduct,
  withdrawLoan,
  type Product,
} from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { loansIn } from '#world/loan-desk.ts';
import { someLoanTerms } from '#world/loan-terms.ts';
import { openHouse } from '#world/open-house.ts';

/* Amina asks for ₦150,000, Chidi gives his word, and Ngozi decides. */

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima, ifeoma, ngozi } = people;
const { set, ask, recommend, decide, payOut } = loansIn(house);

let product: Product;
beforeAll(async () => {
  product = (await set()).body;
});
beforeEach(async () => {
  await run(house.pool, sql`delete from kit.throttle`); // limits have tests of their own
  await run(
    house.pool,
    sql`update loans.loan set state = 'withdrawn' where state in ('asked', 'recommended', 'approved')`,
  );
});

describe('a product', () => {
  test('is read with all its terms by whoever is signed in, in its newest version, while it is open', async () => {
    const { productId } = product;
    const next = await set({ productId, after: 1, mostKobo: 60_000_000 });
    expect([next.status, next.body.version]).toEqual([201, 2]);
    expect((await set({ productId, after: 1 })).body.code).toBe('product-changed');
    const shut = (await set({ name: 'Closed loan', isOpen: false })).body;
    const { body } = await house.as(chidi).call(listProducts, {});
    expect(body.mayLend).toBe(true);
    expect(body.items.find((one) => one.productId === productId)).toMatchObject({ version: 2, terms: someLoanTerms });
    expect(body.items.some((one) => one.productId === shut.productId)).toBe(false);
    product = next.body;
    await expect(house.pool.query("update loans.product_version set name = 'Other'")).rejects.toThrow('never changed');
  });

  test.each([
    ['a rate below nothing', { terms: { ...someLoanTerms, ratePpm: -1 } }, 'terms.ratePpm', 'loans.rateWrong'],
    ['an absurd rate', { terms: { ...someLoanTerms, ratePpm: 600_001 } }, 'terms.ratePpm', 'loans.rateWrong'],
    [
      'a penalty below nothing',
      { terms: { ...someLoanTerms, penaltyPpm: -5 } },
      'terms.penaltyPpm',
      'loans.penaltyWrong',
    ],
    [
      'a moratorium longer than the loan',
      { terms: { ...someLoanTerms, principalGrace: 3 } },
      'terms.principalGrace',
      'loans.graceTooLong',
    ],
    ['a fee that eats it', { terms: { ...someLoanTerms, feeKobo: 999_999 } }, 'terms.ratePpm', 'loans.rateAbsurd'],
  ])('with %s is refused beside its field', async (_what, change, field, says) => {
    const { status, body } = await house.as(ngozi).call(setProduct, {
      ...product,
      after: 0,
      productId: newId(),
      password: ngozi.password,
      ...change,
      version: undefined,
    } as never);
    expect([status, body]).toMatchObject([400, { errors: [{ field, says }] }]);
  });
});

describe('whoever asks for a loan', () => {
  test('is told beside the field what a product does not lend, and of terms that changed meanwhile', async () => {
    const refused = async (change: Readonly<Record<string, unknown>>) =>
      (await ask(product, change)).body as unknown as { errors: object[] };
    expect((await refused({ principalKobo: 60_000_001 })).errors).toEqual([
      { field: 'principalKobo', says: 'loans.amountTooLarge' },
    ]);
    expect((await refused({ instalments: 2 })).errors).toEqual([
      { field: 'instalments', says: 'loans.instalmentsWrong' },
    ]);
    expect((await ask({ ...product, version: 1 })).body.code).toBe('product-changed');
  });

  test('asks for one at a time, for themselves or through their manager, and may take it back', async () => {
    const byManager = await ask(product, {}, chidi);
    expect([byManager.status, byManager.body.state, byManager.body.keeperName]).toEqual([201, 'asked', 'Amina Yusuf']);
    expect((await ask(product)).body.code).toBe('loan-open-already');
    expect((await house.as(halima).call(applyForLoan, { ...(await draftOf()), id: newId() })).status).toBe(404);
    const loanId = byManager.body.id;
    expect((await house.as(amina).call(withdrawLoan, { loanId })).body.state).toBe('withdrawn');
    expect((await house.as(amina).call(withdrawLoan, { loanId })).body.code).toBe('loan-moved-on');
  });

  const draftOf = async () => ({
    id: newId(),
    keeperId: amina.accountId,
    productId: product.productId,
    version: product.version,
    principalKobo: 15_000_000,
    instalments: 6,
    purpose: 'Seed',
    hasAgreed: false,
  });

  test('reads every reason of their score, which adds up', async () => {
    const { score } = (await ask(product)).body;
    expect(score.factors.map(({ name }) => name)).toEqual(['land', 'harvests', 'income', 'repaid', 'late']);
    expect(score.points).toBe(score.factors.reduce((sum, { points }) => sum + points, 0));
    expect(score.factors[0]).toMatchObject({ name: 'land', points: 20 });
  });
});

describe('a decision', () => {
  test('follows the word of the manager, and asks for the password of an officer who has no part in it', async () => {
    const { id } = (await ask(product)).body;
    expect((await decide(id)).body.code).toBe('loan-moved-on');
    expect((await recommend(id, { words: '' })).status).toBe(400);
    expect((await recommend(id)).body).toMatchObject({ state: 'recommended', managerVerdict: 'recommend' });
    expect((await recommend(id)).body.code).toBe('loan-moved-on');
    expect((await decide(id, { password: 'guessed' })).body.code).toBe('wrong-password');
    expect((await decide(id, { decision: 'refuse' })).status).toBe(400);
    const { body } = await decide(id);
    expect(body.steps.map(({ state, byName }) => [state, byName])).toEqual([
      ['asked', 'Amina Yusuf'],
      ['recommended', 'Chidi Okafor'],
      ['approved', 'Ngozi Eze'],
    ]);
    expect((await payOut(id, ngozi)).body.code).toBe('second-person-needed');
    await expect(house.pool.query(`update loans.loan set principal_kobo = 1 where id = '${id}'`)).rejects.toThrow(
      'keeps what was asked for',
    );
  });

  test('is one, though two officers make it at once', async () => {
    const { id } = (await ask(product)).body;
    await recommend(id);
    const both = await Promise.all([decide(id), decide(id, { decision: 'refuse', words: 'No.' }, ifeoma)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('loan-moved-on');
  });

  test('against it is looked at again by another officer when the farmer asks, once', async () => {
    const { id } = (await ask(product)).body;
    await recommend(id, { verdict: 'advise-against' });
    expect((await decide(id, { decision: 'refuse', words: 'Too much for two hectares.' })).body.state).toBe('refused');
    const review = () => house.as(amina).call(askReview, { loanId: id, words: 'I rent a third hectare.' });
    expect((await review()).body).toMatchObject({ state: 'recommended', isReview: true });
    expect((await decide(id)).body.code).toBe('second-person-needed');
    expect((await decide(id, { decision: 'refuse', words: 'The same.' }, ifeoma)).body.state).toBe('refused');
    expect((await review()).body.code).toBe('reviewed-already');
    expect((await house.as(ngozi).call(listLoansAtDesk, { state: 'refused' })).body.items[0]).toMatchObject({
      id,
      keeperName: 'Amina Yusuf',
      principalKobo: 15_000_000,
    });
  });
});
