import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { limitsOfLoans, readLoanLimits, type LoanTerms, type Product } from '@shuka/domain/loans';
import { row, run, sql } from '#kit/db.ts';
import { figuresDesk } from '#world/agree-figures.ts';
import { loansIn } from '#world/loan-desk.ts';
import { openHouse } from '#world/open-house.ts';

/* Two admins narrow what loans may cost, and widen it again. Ngozi sets products, Amina asks. */

const house = await openHouse();
afterAll(house.close);
beforeEach(() => run(house.pool, sql`delete from kit.throttle`)); // limits have tests of their own

const desk = figuresDesk(house);
const { set, ask } = loansIn(house);
const { name } = limitsOfLoans;

const setAt = async (terms: Partial<LoanTerms>, change: Readonly<Record<string, unknown>> = {}) => {
  const { status, body } = await set(change, terms);
  return status === 201 ? 'set' : body.errors;
};

const mostPenalty = async ({ productId }: Product) =>
  (
    await row<{ ppm: number }>(
      house.pool,
      sql`select most_penalty_ppm as ppm from loans.product_version where product_id = ${productId}`,
    )
  )?.ppm;

describe('limits of loans', () => {
  let before: Product;

  test('stand within what no two admins go past', async () => {
    const { body } = await desk.draft(name, { values: { mostRatePpm: 1_000_001 } });
    expect(body.errors).toEqual([{ field: 'values.mostRatePpm', says: 'reference.tooLarge' }]);
  });

  test('are narrowed by two, and a product is judged by them from then on', async () => {
    before = (await set({}, { ratePpm: 400_000 })).body;
    const values = { mostRatePpm: 300_000, mostPenaltyOfPrincipalPpm: 50_000, mostPrincipalKobo: 20_000_000 };
    const { body } = await desk.draft(name, { values });
    expect(await setAt({ ratePpm: 400_000 })).toBe('set');
    await desk.agree(body.versions.find(({ state }) => state === 'asked')?.id ?? '');
    expect(await setAt({ ratePpm: 400_000 })).toEqual([{ field: 'terms.ratePpm', says: 'loans.rateWrong' }]);
    expect(await setAt({})).toEqual([{ field: 'mostKobo', says: 'loans.aboveLimit' }]);
    expect(await setAt({}, { mostKobo: 20_000_000 })).toBe('set');
    expect((await house.visitor().call(readLoanLimits, {})).body).toMatchObject({ version: 2, values });
  });

  test('leave a product as it was set, with what its penalties may come to; a sum goes by the day it is asked', async () => {
    const after: Product = (await set({ mostKobo: 20_000_000 })).body;
    expect([await mostPenalty(before), await mostPenalty(after)]).toEqual([100_000, 50_000]);
    const tooMuch = await ask(before, { principalKobo: 20_000_001 });
    expect(tooMuch.body.errors).toEqual([{ field: 'principalKobo', says: 'loans.amountTooLarge' }]);
    expect((await ask(before, { hasAgreed: true })).status).toBe(201);
  });

  test('are widened past what the house began with, and go back by a version of their own', async () => {
    await desk.change(name, { values: { ...limitsOfLoans.shipped.values, mostRatePpm: 700_000 } });
    expect(await setAt({ ratePpm: 700_000 })).toBe('set');
    const { versions } = await desk.change(name, { values: limitsOfLoans.shipped.values });
    expect(versions[0]).toMatchObject({ version: 4, values: limitsOfLoans.shipped.values });
    expect(await setAt({ ratePpm: 700_000 })).toEqual([{ field: 'terms.ratePpm', says: 'loans.rateWrong' }]);
  });
});
