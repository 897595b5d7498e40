import { afterAll, expect, test } from 'vitest';
import { inTransaction, row, sql } from '#kit/db.ts';
import { loadCaseload } from './caseload.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';

const house = await openHouse();
afterAll(house.close);

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  Number((await row<{ total: number }>(house.pool, query))?.total);

test('the demo’s manager has fifteen farmers, forty-two visits and five open issues', async () => {
  const bornAt = new Date('2026-05-04T08:00:00Z');
  await inTransaction(house.pool, (db) => loadCaseload(db, people.ngozi.accountId, bornAt));
  const { accountId } = people.chidi;
  expect(
    await count(
      sql`select count(*) as total from relations.assignment where manager_id = ${accountId} and until_at is null`,
    ),
  ).toBe(15);
  expect(
    await count(
      sql`select count(*) as total from extension.visit v where manager_id = ${accountId}
          and not exists (select 1 from extension.visit c where c.corrects = v.id)`,
    ),
  ).toBe(42);
  expect(
    await count(
      sql`select count(*) as total from extension.issue i join relations.assignment a on a.farmer_id = i.keeper_id
          where a.manager_id = ${accountId} and a.until_at is null and i.state = 'open'`,
    ),
  ).toBe(5);
});
