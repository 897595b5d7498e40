import { afterAll, expect, test } from 'vitest';
import { run, sql } from '#kit/db.ts';
import { fingerprint } from './fingerprint.ts';
import { openHouse } from './open-house.ts';
import { people } from './people.ts';

const house = await openHouse();
afterAll(house.close);

const { accountId } = people.amina;

test.each([
  ['a row that is put in', sql`insert into messaging.follower values ('a@b.ng', '\\x00', 'en', now())`],
  ['a row that is changed', sql`update accounts.account set about = 'x' where id = ${accountId}`],
  ['a row that is taken away', sql`delete from messaging.follower`],
])('%s is seen', async (_, statement) => {
  const before = await fingerprint(house.pool);
  expect(await run(house.pool, statement)).toBeGreaterThan(0);
  expect(await fingerprint(house.pool)).not.toEqual(before);
});

test('what was only read, changed nowhere or undone is not', async () => {
  const before = await fingerprint(house.pool);
  await run(house.pool, sql`update accounts.account set about = 'y' where id = ${people.amina.email} || 'x'`).catch(
    () => undefined,
  );
  await run(house.pool, sql`select 1 from accounts.account`);
  await run(house.pool, sql`update accounts.account set about = 'y' where false`);
  expect(await fingerprint(house.pool)).toEqual(before);
});
