import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { readBusiness, saveBusiness, type BusinessChanges } from '@shuka/domain/marketplace';
import { row, rows, run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { aminasBusiness } from '#world/marketplace.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi, bola } = people;

/** Musa has none to begin with. */
beforeEach(() => run(house.pool, sql`delete from marketplace.business where id = ${musa.accountId}`));

const musas = { ...aminasBusiness, name: 'Musa Sorghum', owner: 'Musa Ibrahim', stateCode: 'KD', lga: 'Soba' };

const save = (by: WorldPerson, was: BusinessChanges, becomes: BusinessChanges, keeperId: string = musa.accountId) =>
  house.as(by).call(saveBusiness, { keeperId, was, becomes });

const kept = async (by: WorldPerson = musa) =>
  (await house.as(by).call(readBusiness, { keeperId: musa.accountId })).body;

describe('beginning an agri-business', () => {
  test('does: it is read back by its keeper, who looks after him, and an admin', async () => {
    const { status, body } = await save(musa, {}, musas);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...musas, id: musa.accountId, keeperId: musa.accountId, clashes: [], revision: 1 });
    for (const person of [musa, chidi, ngozi]) expect(await kept(person)).toEqual(body);
  });

  test('keeps the number as people can call it, and the class of the CAC number', async () => {
    const { body } = await save(musa, {}, { ...musas, phone: '0803 123 4502', cacClass: null, cacNumber: 'rc-12 34' });
    expect(body).toMatchObject({ phone: '+2348031234502', cacClass: 'RC', cacNumber: '1234' });
  });

  test('a farmer who has none is told so', async () => {
    expect((await house.as(musa).call(readBusiness, { keeperId: musa.accountId })).status).toBe(404);
  });

  test.each([
    [{ name: '' }, 'becomes.name', 'business.nameRequired'],
    [{ phone: '0917 123 4567' }, 'becomes.phone', 'accounts.phoneInvalid'],
    [{ lga: 'Bichi' }, 'becomes.lga', 'business.lgaUnknown'],
    [{ cacDate: '2026-06-30' }, 'becomes.cacDate', 'business.cacDateFuture'],
    [{ employees: 0 }, 'becomes.employees', 'business.wholeAtLeastOne'],
  ])('refuses %j beside the field', async (change, field, says) => {
    const { status, body } = await save(musa, {}, { ...musas, ...change });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
    expect(await rows(house.pool, sql`select id from marketplace.business where id = ${musa.accountId}`)).toEqual([]);
  });

  test('refuses a part of one where there is none', async () => {
    const { status, body } = await save(musa, { name: 'x' }, { name: 'y' });
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ field: 'becomes.owner', says: 'business.ownerRequired' });
  });

  test("refuses another farmer's, and whoever does not look after him", async () => {
    for (const person of [amina, halima]) expect((await save(person, {}, musas)).status).toBe(404);
    for (const person of [ngozi, bola]) expect((await save(person, {}, musas)).status).toBe(403);
    expect((await save(chidi, {}, musas, chidi.accountId)).status).toBe(404);
  });
});

describe('two phones that begin one at once', () => {
  test('make one, with both values of what differs', async () => {
    const names = ['Musa Sorghum', 'Musa and Sons'];
    const answers = await Promise.all(names.map((name) => save(musa, {}, { ...musas, name })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { name, clashes, revision } = await kept();
    expect(revision).toBe(2);
    expect(clashes).toMatchObject([{ field: 'name', now: { name } }]);
    expect([name, clashes[0]?.other.name].toSorted()).toEqual(names.toSorted());
    const found = await row<{ total: number }>(
      house.pool,
      sql`select count(*) as total from marketplace.business where keeper_id = ${musa.accountId}`,
    );
    expect(found?.total).toBe(1);
  });

  test('of eight at once none is lost', async () => {
    const names = Array.from({ length: 8 }, (_, place) => `Name ${place}`);
    await Promise.all(names.map((name) => save(musa, {}, { ...musas, name })));
    const { name, clashes } = await kept();
    expect([name, ...clashes.map(({ other }) => other.name)].toSorted()).toEqual(names);
  });

  test('the database itself takes no second one', async () => {
    await save(musa, {}, musas);
    const copy = (id: string) =>
      run(
        house.pool,
        sql`insert into marketplace.business
            select (jsonb_populate_record(one, jsonb_build_object('id', ${id}::text))).* from marketplace.business one
            where id = ${musa.accountId}`,
      );
    await expect(copy(musa.accountId)).rejects.toThrow('duplicate key');
    await expect(copy(halima.accountId)).rejects.toThrow('check constraint');
  });
});

describe('changing an agri-business', () => {
  test('does: what was said and nothing else', async () => {
    const { body: begun } = await save(musa, {}, musas);
    const { body } = await save(musa, { employees: 4 }, { employees: 9 });
    expect(body).toEqual({ ...begun, employees: 9, revision: 2 });
  });

  test('different fields by Musa and Chidi both stand', async () => {
    await save(musa, {}, musas);
    await save(chidi, { type: musas.type }, { type: 'Seed' });
    const { body } = await save(musa, { employees: 4 }, { employees: 9 });
    expect(body).toMatchObject({ type: 'Seed', employees: 9, clashes: [] });
  });

  test('the same field: the later stands, both are kept with who said them', async () => {
    await save(musa, {}, musas);
    await save(chidi, { type: musas.type }, { type: 'Seed' });
    const { body } = await save(musa, { type: musas.type }, { type: 'Grain' });
    expect(body.type).toBe('Grain');
    expect(body.clashes).toMatchObject([
      {
        field: 'type',
        now: { type: 'Grain' },
        other: { type: 'Seed' },
        nowBy: musa.accountId,
        otherBy: chidi.accountId,
      },
    ]);
  });

  test('a number seen as it was typed is the number that is kept', async () => {
    await save(musa, {}, { ...musas, phone: '0803 123 4502' });
    const { body } = await save(musa, { phone: '0803 123 4502' }, { phone: '0803 123 4503' });
    expect(body).toMatchObject({ phone: '+2348031234503', clashes: [] });
  });
});
