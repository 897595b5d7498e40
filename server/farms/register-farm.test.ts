import { afterAll, describe, expect, test } from 'vitest';
import { listMyFarms, mostFarms, readFarm, registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { readCounter } from '#kit/counter.ts';
import { row, rows, run, sql } from '#kit/db.ts';
import { farms, people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, bola, danjuma, ngozi, tunde } = people;

const draft = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: newId(),
  name: 'Gonar Bichi',
  stateCode: 'KN',
  lga: 'Bichi',
  sizeBand: 'small',
  crop: 'Millet',
  ...change,
});

const farmsOf = (keeperId: string) => readCounter(house.pool, 'farms', keeperId);

describe('registering a farm does', () => {
  test('answers the farm as it is kept, and its keeper can read it', async () => {
    const farm = draft();
    const { status, body } = await house.as(amina).call(registerFarm, farm);
    expect(status).toBe(201);
    const made = { keeperId: amina.accountId, revision: 1, createdAt: expect.stringMatching(/^2026-06-01T.*Z$/) };
    expect(body).toEqual({ ...farm, ...made });
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(body);
  });

  test('counts it, and tells the audit log who did it', async () => {
    const farm = draft();
    const before = await farmsOf(amina.accountId);
    await house.as(amina).call(registerFarm, farm);
    expect(await farmsOf(amina.accountId)).toBe(before + 1);
    const lines = await rows(
      house.pool,
      sql`select account_id, act, endpoint from kit.audit where object_id = ${farm.id}`,
    );
    expect(lines).toEqual([{ account_id: amina.accountId, act: 'registered a farm', endpoint: 'farms.register' }]);
  });

  test.each(['small', 'medium', 'large'])('takes the size %s', async (sizeBand) => {
    expect((await house.as(amina).call(registerFarm, draft({ sizeBand }))).status).toBe(201);
  });

  test('keeps names as people write them', async () => {
    const name = "Gónà Àmínà ₦ ƙasa 'Yar'aduwa; drop table farms.farm";
    const { body } = await house.as(amina).call(registerFarm, draft({ name: `  ${name} ` }));
    expect(body.name).toBe(name);
  });
});

describe('registering a farm refuses', () => {
  test.each([
    ['lga', 'Soba', 'farms.lgaUnknown'],
    ['lga', '', 'farms.lgaRequired'],
    ['stateCode', 'XX', 'farms.lgaUnknown', 'lga'],
    ['stateCode', '', 'farms.stateRequired'],
    ['name', '', 'farms.nameRequired'],
    ['name', 'x'.repeat(81), 'field.tooLong'],
    ['name', 'Gona\u0007', 'field.controlCharacter'],
    ['crop', ' ', 'farms.cropRequired'],
    ['sizeBand', 'huge', 'farms.sizeRequired'],
    ['id', 'no-id', 'field.id'],
  ])('%s "%s", with the reason beside the field', async (field, value, says, beside = field) => {
    const before = await farmsOf(amina.accountId);
    const { status, body } = await house.as(amina).call(registerFarm, draft({ [field]: value }));
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field: beside, says });
    expect(await farmsOf(amina.accountId)).toBe(before);
  });

  test('a field nobody asked for', async () => {
    const { status } = await house.as(amina).call(registerFarm, draft({ keeperId: musa.accountId }));
    expect(status).toBe(400);
  });

  test('the farm after the last one that one person may keep', async () => {
    await run(
      house.pool,
      sql`insert into kit.counter (name, scope, total) values ('farms', ${musa.accountId}, ${mostFarms})
          on conflict (name, scope) do update set total = ${mostFarms}`,
    );
    const { status, body } = await house.as(musa).call(registerFarm, draft());
    expect([status, body.code]).toEqual([409, 'too-many-farms']);
  });
});

describe('who may register a farm', () => {
  test.each([chidi, bola, danjuma, ngozi, tunde])('not $firstName, who is no farmer', async (person) => {
    const { status, body } = await house.as(person).call(registerFarm, draft());
    expect([status, body.code]).toEqual([403, 'wrong-role']);
  });
});

describe('a farm again', () => {
  test('the same id and words make one farm and the same answer', async () => {
    const farm = draft();
    const before = await farmsOf(amina.accountId);
    const first = await house.as(amina).call(registerFarm, farm);
    const again = await house.as(amina).call(registerFarm, farm);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await farmsOf(amina.accountId)).toBe(before + 1);
  });

  test('sent twenty times at once it is one farm', async () => {
    const farm = draft();
    const before = await farmsOf(amina.accountId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => house.as(amina).call(registerFarm, farm)));
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    expect(await farmsOf(amina.accountId)).toBe(before + 1);
  });

  test('the claim of an id matters: looked for first and written after, one write becomes several', async () => {
    const id = newId();
    const writeCarelessly = async (): Promise<boolean> => {
      const done = await row(house.pool, sql`select 1 from kit.counter where name = 'careless' and scope = ${id}`);
      if (done !== null) return false;
      await run(
        house.pool,
        sql`insert into kit.counter (name, scope, total) values ('careless', ${id}, 1)
            on conflict (name, scope) do update set total = counter.total + 1`,
      );
      return true;
    };
    const written = await Promise.all(Array.from({ length: 20 }, writeCarelessly));
    expect(written.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('the same id with other words, or from someone else, changes nothing', async () => {
    const farm = draft();
    await house.as(amina).call(registerFarm, farm);
    const other = await house.as(amina).call(registerFarm, { ...farm, crop: 'Rice' });
    expect([other.status, other.body.code]).toEqual([409, 'same-id-other-body']);
    await run(house.pool, sql`delete from kit.counter where scope = ${musa.accountId}`);
    expect((await house.as(musa).call(registerFarm, farm)).status).toBe(409);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body.crop).toBe('Millet');
  });

  test('an id that a farm of the demo world has is refused like any other', async () => {
    const { status, body } = await house.as(amina).call(registerFarm, draft({ id: farms[1]?.id }));
    expect([status, body.code]).toEqual([409, 'same-id-other-body']);
    expect((await house.as(amina).call(listMyFarms, { limit: '100' })).text).not.toContain(farms[1]?.name);
  });
});
