import { afterAll, describe, expect, test } from 'vitest';
import { businessRows, readBusiness, saveBusiness, settleBusiness } from '@shuka/domain/marketplace';
import { people, type WorldPerson } from '#world';
import { keeper } from '#world/keeper.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima } = people;
const keeperId = amina.accountId;

const rename = (by: WorldPerson, was: string, becomes: string) =>
  house.as(by).call(saveBusiness, { keeperId, was: { owner: was }, becomes: { owner: becomes } });

/** Chidi and Amina write two owners over the same one. */
const clashAt = async (): Promise<string> => {
  const { owner } = (await house.as(amina).call(readBusiness, { keeperId })).body;
  await rename(chidi, owner, 'Amina Bello');
  const { body } = await rename(amina, owner, 'Amina Y. Bello');
  return body.clashes[0]?.at ?? '';
};

const settle = (by: WorldPerson, at: string, choice: 'now' | 'other', field = 'owner') =>
  house.as(by).call(settleBusiness, { keeperId, field, at, choice });

describe('choosing between two values', () => {
  test('puts the other one in place, once', async () => {
    const at = await clashAt();
    expect((await settle(chidi, at, 'other')).body).toMatchObject({ owner: 'Amina Bello', clashes: [] });
    expect((await settle(amina, at, 'now')).body).toMatchObject({ owner: 'Amina Bello', clashes: [] });
  });

  test('keeps what stands', async () => {
    const at = await clashAt();
    expect((await settle(amina, at, 'now')).body).toMatchObject({ owner: 'Amina Y. Bello', clashes: [] });
  });

  test('is for those who work on it, and of two', async () => {
    const at = await clashAt();
    for (const person of [musa, halima]) expect((await settle(person, at, 'now')).status).toBe(404);
    expect((await house.as(amina).call(settleBusiness, { keeperId, field: 'owner', at, choice: 'both' })).status).toBe(
      400,
    );
    expect(
      (await house.as(amina).call(settleBusiness, { keeperId: musa.accountId, field: 'owner', at, choice: 'now' }))
        .status,
    ).toBe(404);
    await settle(amina, at, 'now');
  });
});

describe('phones', () => {
  const shownOn = async (person: WorldPerson) => {
    const shown = keeper();
    shown.apply(await (await openPhone(house, person)).pull());
    return shown.kept.get(`business ${keeperId}`);
  };

  test("get a farmer's business as the endpoint answers it: hers, her manager's, and no others", async () => {
    await clashAt();
    const { body } = await house.as(amina).call(readBusiness, { keeperId });
    for (const person of [amina, chidi]) {
      const shown = await shownOn(person);
      expect(shown?.body).toEqual(body);
      const { id: _, ...shape } = (businessRows.schema as unknown as { shape: object }).shape as { id: unknown };
      expect(Object.keys(shown?.body ?? {})).toEqual(['id', ...Object.keys(shape)]);
    }
    expect(await shownOn(musa)).toBeUndefined();
  });

  test('send what was entered offline, and are told when two disagree', async () => {
    const [hers, his] = [await openPhone(house, amina), await openPhone(house, chidi)];
    const change = (type: string) =>
      ['marketplace.saveBusiness', { keeperId, was: { type: 'Grain production' }, becomes: { type } }] as const;
    expect((await hers.push(hers.number([change('Seed')]))).body.issues).toEqual([]);
    expect((await his.push(his.number([change('Milling')]))).body.issues).toEqual([]);
    expect((await shownOn(amina))?.body).toMatchObject({ type: 'Milling' });
    expect(JSON.stringify((await shownOn(amina))?.body['clashes'])).toContain('"other":{"type":"Seed"}');
  });
});
