import { afterAll, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { readCounter } from '#kit/counter.ts';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { findFarmersOf } from './store.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

const assign = (farmerIds: readonly string[], managerId: string | null) =>
  house.as(ngozi).call(assignFarmers, { id: newId(), farmerIds, managerId, reason: 'He gave up farming.' });

test('a farmer whose account is closed is given to nobody, and can be taken from the manager who has them', async () => {
  await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${musa.accountId}`);
  const given = await assign([musa.accountId], halima.accountId);
  expect([given.status, given.body.code]).toEqual([409, 'not-a-farmer']);
  expect(await findFarmersOf(house.pool, chidi.accountId)).toContain(musa.accountId);
  expect((await assign([amina.accountId, musa.accountId], null)).body).toEqual({ moved: 2 });
  expect(await findFarmersOf(house.pool, chidi.accountId)).toEqual([]);
  expect(await readCounter(house.pool, 'assigned', chidi.accountId)).toBe(0);
  const grant = await row(
    house.pool,
    sql`select is_revoked from sync.scope_grant where account_id = ${chidi.accountId} and scope_id = ${musa.accountId}`,
  );
  expect(grant).toEqual({ is_revoked: true });
  expect((await assign([musa.accountId], null)).body).toEqual({ moved: 0 });
});
