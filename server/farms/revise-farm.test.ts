import { afterAll, describe, expect, test } from 'vitest';
import { readFarm, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

const someFarm = async () => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  const { body } = await house.as(amina).call(registerFarm, farm);
  return body;
};

const clashesOf = (farmId: string) =>
  rows(
    house.pool,
    sql`select field, now_value, other_value, now_by, other_by, settled from farms.clash where farm_id = ${farmId}
        order by id`,
  );

describe('reading a farm', () => {
  test('does: its keeper, who looks after her, and an admin see the same', async () => {
    const farm = await someFarm();
    for (const person of [amina, chidi, ngozi])
      expect((await house.as(person).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });

  test('refuses another farmer, and a manager of others, as if it were not there', async () => {
    const farm = await someFarm();
    const missing = await house.as(musa).call(readFarm, { farmId: newId() });
    for (const person of [musa, halima]) {
      const theirs = await house.as(person).call(readFarm, { farmId: farm.id });
      expect(theirs.status).toBe(404);
      expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
    }
  });
});

describe('revising a farm', () => {
  const crop = (was: string, becomes: string) => ({ was: { crop: was }, becomes: { crop: becomes } });

  test('does: changes what was said and nothing else', async () => {
    const farm = await someFarm();
    const change = { farmId: farm.id, ...crop('Millet', 'Rice') };
    const { status, body } = await house.as(amina).call(reviseFarm, change);
    expect(status).toBe(200);
    expect(body).toEqual({ ...farm, crop: 'Rice', revision: 2 });
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(body);
  });

  test('does: moves to another state when the LGA moves with it', async () => {
    const farm = await someFarm();
    const was = { stateCode: 'KN', lga: 'Bichi' };
    const becomes = { stateCode: 'KD', lga: 'Soba' };
    expect((await house.as(amina).call(reviseFarm, { farmId: farm.id, was, becomes })).body).toMatchObject(becomes);
  });

  test('refuses a state without its LGA, and an LGA of another state, beside the field', async () => {
    const farm = await someFarm();
    const half = { farmId: farm.id, was: {}, becomes: { stateCode: 'KD' } };
    const wrong = { farmId: farm.id, was: {}, becomes: { stateCode: 'KD', lga: 'Bichi' } };
    const { body } = await house.as(amina).call(reviseFarm, half);
    expect(body.errors).toEqual([{ field: 'becomes.lga', says: 'farms.lgaRequired' }]);
    const other = await house.as(amina).call(reviseFarm, wrong);
    expect([other.status, other.body.errors]).toEqual([400, [{ field: 'lga', says: 'farms.lgaUnknown' }]]);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });

  test('keeps both changes when Amina and Chidi changed different things without knowing', async () => {
    const farm = await someFarm();
    await house
      .as(chidi)
      .call(reviseFarm, { farmId: farm.id, was: { name: 'Gona' }, becomes: { name: 'Gonar Bichi' } });
    const { body } = await house.as(amina).call(reviseFarm, { farmId: farm.id, ...crop('Millet', 'Rice') });
    expect(body).toEqual({ ...farm, name: 'Gonar Bichi', crop: 'Rice', revision: 3 });
    expect(await clashesOf(farm.id)).toEqual([]);
  });

  test('of two who changed the same thing the later stands, and both values are kept with who said them', async () => {
    const farm = await someFarm();
    await house.as(chidi).call(reviseFarm, { farmId: farm.id, ...crop('Millet', 'Maize') });
    const { body } = await house.as(amina).call(reviseFarm, { farmId: farm.id, ...crop('Millet', 'Rice') });
    expect(body.crop).toBe('Rice');
    const values = { now_value: { crop: 'Rice' }, other_value: { crop: 'Maize' } };
    const by = { now_by: amina.accountId, other_by: chidi.accountId };
    expect(await clashesOf(farm.id)).toEqual([{ field: 'crop', ...values, ...by, settled: null }]);
  });

  test('a value nobody changed since was said by the keeper', async () => {
    const farm = await someFarm();
    await house.as(chidi).call(reviseFarm, { farmId: farm.id, ...crop('Beans', 'Maize') });
    expect(await clashesOf(farm.id)).toMatchObject([{ now_by: chidi.accountId, other_by: amina.accountId }]);
  });

  test('a place clashes as one value', async () => {
    const farm = await someFarm();
    const was = { stateCode: 'KN', lga: 'Bichi' };
    const move = (lga: string) => ({ farmId: farm.id, was, becomes: { stateCode: 'KN', lga } });
    await house.as(chidi).call(reviseFarm, move('Gwarzo'));
    await house.as(amina).call(reviseFarm, move('Tofa'));
    const values = { now_value: { ...was, lga: 'Tofa' }, other_value: { ...was, lga: 'Gwarzo' } };
    expect(await clashesOf(farm.id)).toMatchObject([{ field: 'place', ...values }]);
  });

  test('the same change by both is no clash, and changes nothing the second time', async () => {
    const farm = await someFarm();
    const change = { farmId: farm.id, ...crop('Millet', 'Rice') };
    const first = await house.as(chidi).call(reviseFarm, change);
    expect((await house.as(amina).call(reviseFarm, change)).body).toEqual(first.body);
    expect(await clashesOf(farm.id)).toEqual([]);
  });

  test('of ten different changes at once none is lost: one stands, nine are kept beside it', async () => {
    const farm = await someFarm();
    const changes = Array.from({ length: 10 }, (_, place) => ({ farmId: farm.id, ...crop('Millet', `Crop ${place}`) }));
    const answers = await Promise.all(changes.map((change) => house.as(amina).call(reviseFarm, change)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const standing = (await house.as(amina).call(readFarm, { farmId: farm.id })).body;
    const others = (await clashesOf(farm.id)).map(
      (clash) => (clash as { other_value: { crop: string } }).other_value.crop,
    );
    expect([standing.crop, ...others].sort()).toEqual(changes.map(({ becomes }) => becomes.crop));
    expect(standing.revision).toBe(11);
  });

  test('refuses another id, another keeper or a revision to be written in', async () => {
    const farm = await someFarm();
    for (const extra of [{ id: newId() }, { keeperId: musa.accountId }, { revision: 7 }]) {
      const { status } = await house.as(amina).call(reviseFarm, { farmId: farm.id, was: {}, becomes: extra });
      expect(status).toBe(400);
    }
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });

  test('refuses another farmer, a manager of others, and an admin, who may only look', async () => {
    const farm = await someFarm();
    const change = { farmId: farm.id, ...crop('Millet', 'Rice') };
    expect((await house.as(musa).call(reviseFarm, change)).status).toBe(404);
    expect((await house.as(halima).call(reviseFarm, change)).status).toBe(404);
    expect((await house.as(ngozi).call(reviseFarm, change)).status).toBe(403);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });
});
