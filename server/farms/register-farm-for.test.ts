import { afterAll, describe, expect, test } from 'vitest';
import { listMyFarms, mostFarms, readFarm, registerFarmFor, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, halima } = people;
const place = { stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' } as const;

const draft = (change: object = {}) => ({
  id: newId(),
  keeperId: amina.accountId as string,
  name: 'Gonar Chidi ya rubuta',
  ...place,
  ...change,
});

describe('a farm that Chidi writes down for Amina', () => {
  test('is hers: she keeps it and sees it among her own', async () => {
    const made = draft();
    const { status, body } = await house.as(chidi).call(registerFarmFor, made);
    expect([status, body.keeperId]).toEqual([201, amina.accountId]);
    expect((await house.as(amina).call(listMyFarms, {})).body.items[0]).toMatchObject({ id: made.id });
    expect((await house.as(chidi).call(readFarm, { farmId: made.id })).status).toBe(200);
  });

  test('was said by him, so that two names for it are each told by whom', async () => {
    const made = draft();
    await house.as(chidi).call(registerFarmFor, made);
    const becomes = { name: 'Gonar Amina' };
    const { status } = await house.as(amina).call(reviseFarm, { farmId: made.id, was: { name: 'Gona' }, becomes });
    expect(status).toBe(200);
    const clash = await house.pool.query(sql`select now_by, other_by from farms.clash where farm_id = ${made.id}`);
    expect(clash.rows).toEqual([{ now_by: amina.accountId, other_by: chidi.accountId }]);
  });

  test('is one farm, though it was delivered twice', async () => {
    const made = draft();
    const once = await house.as(chidi).call(registerFarmFor, made);
    expect((await house.as(chidi).call(registerFarmFor, made)).body).toEqual(once.body);
  });

  test('is refused of a farmer he does not look after, in a place that is none, and when there are too many', async () => {
    expect((await house.as(halima).call(registerFarmFor, draft())).status).toBe(404);
    expect((await house.as(chidi).call(registerFarmFor, draft({ keeperId: newId() }))).status).toBe(404);
    expect((await house.as(chidi).call(registerFarmFor, draft({ lga: 'Ikeja' }))).status).toBe(400);
    await run(
      house.pool,
      sql`update kit.counter set total = ${mostFarms} where name = 'farms' and scope = ${amina.accountId}`,
    );
    const { status, body } = await house.as(chidi).call(registerFarmFor, draft());
    expect([status, body.code]).toEqual([409, 'too-many-farms']);
  });
});
