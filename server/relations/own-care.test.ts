import { afterAll, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { assignFarmers } from '@shuka/domain/relations';
import { row, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, halima, ngozi } = people;

const assign = (managerId: string) =>
  house
    .as(ngozi)
    .call(assignFarmers, { id: newId(), farmerIds: [amina.accountId], managerId, reason: 'She is a manager too.' });

test('a farmer who looked after their own farms as a manager keeps their own records when another comes', async () => {
  await run(
    house.pool,
    sql`update accounts.account set roles = '{farmer,extension-manager}' where id = ${amina.accountId}`,
  );
  expect((await assign(amina.accountId)).body).toEqual({ moved: 1 });
  expect((await assign(halima.accountId)).body).toEqual({ moved: 1 });
  const own = await row(
    house.pool,
    sql`select is_revoked from sync.scope_grant where account_id = ${amina.accountId} and scope_id = account_id`,
  );
  expect(own).toEqual({ is_revoked: false });
});
