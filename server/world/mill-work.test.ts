import { afterAll, expect, test } from 'vitest';
import { listProducts, readMillDay, readMillFinance } from '@shuka/domain/processing';
import { inTransaction } from '#kit/db.ts';
import { mill } from './companies.ts';
import { loadMillWork } from './mill-work.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';

const house = await openHouse();
afterAll(house.close);

test('the demo’s mill has a request that waits, jobs of three months, packs in stock and sales', async () => {
  await inTransaction(house.pool, (db) => loadMillWork(db, new Date('2026-05-04T08:00:00Z')));
  const { companyId } = mill;
  const danjuma = house.as(people.danjuma);
  const { body: day } = await danjuma.call(readMillDay, { companyId });
  expect([day.waiting, day.ongoingCount, day.completedCount, day.ongoing[0]?.number]).toEqual([1, 1, 4, 5]);
  const { body: products } = await danjuma.call(listProducts, { companyId });
  expect(products.items[0]?.packs).toMatchObject([{ code: 'FL-5', inStock: 160 }]);
  const { body: money } = await danjuma.call(readMillFinance, { companyId, from: '2026-04-01', to: '2026-05-31' });
  expect([money.salesKobo, money.purchasesKobo]).toEqual([24_000_000, 270_000_000]);
  const { body: quarter } = await danjuma.call(readMillFinance, { companyId, from: '2026-02-01', to: '2026-05-04' });
  expect([quarter.salesKobo, quarter.feesEarnedKobo]).toEqual([618_000_000, 2_400_000]);
});
