import { afterAll, describe, expect, test } from 'vitest';
import { readFarm, registerFarm, reviseFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, ngozi } = people;

const someFarm = async () => {
  const farm = { id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' };
  const { body } = await house.as(amina).call(registerFarm, farm);
  return body;
};

describe('reading a farm', () => {
  test('does: its keeper and an admin see the same', async () => {
    const farm = await someFarm();
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
    expect((await house.as(ngozi).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });

  test('refuses another farmer as if it were not there', async () => {
    const farm = await someFarm();
    const theirs = await house.as(musa).call(readFarm, { farmId: farm.id });
    const missing = await house.as(musa).call(readFarm, { farmId: newId() });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
  });
});

describe('revising a farm', () => {
  test('does: changes what was said and nothing else', async () => {
    const farm = await someFarm();
    const { status, body } = await house.as(amina).call(reviseFarm, { farmId: farm.id, revision: 1, crop: 'Rice' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...farm, crop: 'Rice', revision: 2 });
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(body);
  });

  test('does: moves to another state when the LGA moves with it', async () => {
    const farm = await someFarm();
    const move = { farmId: farm.id, revision: 1, stateCode: 'KD', lga: 'Soba' };
    expect((await house.as(amina).call(reviseFarm, move)).body).toMatchObject({ stateCode: 'KD', lga: 'Soba' });
  });

  test('refuses a state without its LGA, beside the field', async () => {
    const farm = await someFarm();
    const { status, body } = await house.as(amina).call(reviseFarm, { farmId: farm.id, revision: 1, stateCode: 'KD' });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'lga', says: 'farms.lgaUnknown' }]);
  });

  test('refuses a change to what is no longer so', async () => {
    const farm = await someFarm();
    await house.as(amina).call(reviseFarm, { farmId: farm.id, revision: 1, crop: 'Rice' });
    const { status, body } = await house.as(amina).call(reviseFarm, { farmId: farm.id, revision: 1, crop: 'Maize' });
    expect([status, body.code]).toEqual([409, 'changed-elsewhere']);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body.crop).toBe('Rice');
  });

  test('of ten changes at once to the same revision one wins', async () => {
    const farm = await someFarm();
    const changes = Array.from({ length: 10 }, (_, place) => ({ farmId: farm.id, revision: 1, crop: `Crop ${place}` }));
    const answers = await Promise.all(changes.map((change) => house.as(amina).call(reviseFarm, change)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('refuses another id, another keeper or another revision to be written in', async () => {
    const farm = await someFarm();
    for (const extra of [
      { id: newId() },
      { keeperId: musa.accountId },
      { photoId: 'a'.repeat(64) },
      { revision: 1.5 },
    ]) {
      const { status } = await house.as(amina).call(reviseFarm, { farmId: farm.id, revision: 1, ...extra });
      expect(status).toBe(400);
    }
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });

  test('refuses another farmer, and an admin, who may only look', async () => {
    const farm = await someFarm();
    const change = { farmId: farm.id, revision: 1, crop: 'Rice' };
    expect((await house.as(musa).call(reviseFarm, change)).status).toBe(404);
    expect((await house.as(ngozi).call(reviseFarm, change)).status).toBe(403);
    expect((await house.as(amina).call(readFarm, { farmId: farm.id })).body).toEqual(farm);
  });
});
