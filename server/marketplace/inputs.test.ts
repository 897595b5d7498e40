import { afterAll, describe, expect, test } from 'vitest';
import {
  checkGood,
  listGoodsToCheck,
  listShelf,
  listShop,
  moveStock,
  saveGood,
  type GoodDetails,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import type { Input } from '#world/browser.ts';
import { mill } from '#world/companies.ts';
import { someCompany, someStaffer } from '#world/company-hands.ts';
import { herbicide, someGood, urea } from '#world/input-hands.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, chidi, danjuma, ngozi } = people;
const { companyId } = mill;

const save = (good: GoodDetails, goodId = newId()) => house.as(danjuma).call(saveGood, { companyId, goodId, good });
const shop = async (more: Input = {}) =>
  (await house.as(amina).call(listShop, more)).body.items.map(({ name }) => name);
const check = (goodId: string, more: Input = {}) =>
  house
    .as(ngozi)
    .call(checkGood, { goodId, isVerified: true, registration: herbicide.registration, reason: '', ...more });

describe('a pesticide', () => {
  test('is shown to farmers once its number was looked up, with what its label says, and until its registration ends', async () => {
    const goodId = newId();
    expect((await save(herbicide, goodId)).body).toMatchObject({ state: 'waiting', stockPacks: 0, promisedPacks: 0 });
    expect(await shop()).toEqual([]);
    const waiting = (await house.as(ngozi).call(listGoodsToCheck, {})).body.items;
    expect(waiting).toMatchObject([{ id: goodId, companyName: 'Danjuma Mills', registration: 'A5-0417' }]);
    expect((await check(goodId)).body).toMatchObject({ state: 'verified', checkedOn: expect.any(String) });
    expect((await house.as(chidi).call(listShop, {})).body.items).toMatchObject([
      { companyName: 'Danjuma Mills', lga: 'Kumbotso', safety: herbicide.safety, freePacks: 0 },
    ]);

    expect(await shop({ kind: 'pesticide', stateCode: 'KN' })).toEqual(['Weed Clear']);
    expect(await shop({ stateCode: 'OY' }), 'of another state').toEqual([]);

    await save({ ...herbicide, priceKobo: 700_000 }, goodId);
    expect(await shop(), 'another price is the same good').toEqual(['Weed Clear']);
    await save({ ...herbicide, registration: 'a5 - 0418'.replaceAll(' ', '') }, goodId);
    expect(await shop(), 'another number wants another look').toEqual([]);
    expect((await check(goodId)).body.code, 'who looked up the number of before').toBe('good-changed');
    await check(goodId, { registration: 'A5-0418' });
    expect(await shop()).toEqual(['Weed Clear']);
    const ends = {
      ...herbicide,
      registration: 'A5-0418',
      safety: { ...herbicide.safety, registeredUntil: '2020-01-01' },
    };
    await save(ends as GoodDetails, goodId);
    await check(goodId, { registration: 'A5-0418' });
    expect(await shop(), 'its registration ended').toEqual([]);
  });

  test.each([
    ['without what its label must say', { safety: null }, 'good.safety', 'inputs.safetyRequired'],
    ['without a number', { registration: ' ' }, 'good.registration', 'inputs.registrationRequired'],
    ['with a number of another shape', { registration: 'A5' }, 'good.registration', 'inputs.registrationWrong'],
    ['at no price', { priceKobo: 0 }, 'good.priceKobo', 'inputs.priceRequired'],
  ])('%s is refused beside the field', async (_why, more, field, says) => {
    const { status, body } = await save({ ...herbicide, ...more });
    expect([status, body.errors]).toEqual([400, [{ field, says }]]);
  });
});

describe('a good', () => {
  test('that was refused says why, and stays hidden; a tool needs no number', async () => {
    const [refused, hoe] = [newId(), newId()];
    await save(urea, refused);
    const no = { registration: urea.registration, isVerified: false };
    expect((await check(refused, no)).body.errors).toEqual([{ field: 'reason', says: 'inputs.refusalRequired' }]);
    const reason = 'This number is of another maker.';
    expect((await check(refused, { ...no, reason })).body).toMatchObject({ state: 'refused', reason });
    await save({ ...urea, kind: 'tool', name: 'Hoe', registration: '', packSize: 1, packUnit: 'piece' }, hoe);
    expect(await shop()).toEqual(['Hoe']);
    expect(await shop({ kind: 'tool' })).toEqual(['Hoe']);
    expect(await shop({ kind: 'seed' })).toEqual([]);
    expect(await shop({ search: 'HO' })).toEqual(['Hoe']);
    expect(await shop({ search: '_' })).toEqual([]);
    expect((await check(newId())).status).toBe(404);
  });

  test('has as much stock as came and went, and never less than nothing by a count', async () => {
    const { id: goodId } = await someGood(house, companyId, { stock: 5 });
    const move = (packs: number, reason: 'received' | 'counted' | 'damaged' = 'counted') =>
      house.as(danjuma).call(moveStock, { id: newId(), companyId, goodId, packs, reason });
    expect((await move(7, 'received')).body.stockPacks).toBe(12);
    expect((await move(-2, 'damaged')).body.stockPacks).toBe(10);
    expect((await move(-11)).body.code).toBe('not-in-stock');
    expect((await move(0)).body.errors).toEqual([{ field: 'packs', says: 'inputs.packsRequired' }]);
    const change = sql`update marketplace.input_good set stock_packs = 999 where id = ${goodId}`;
    await expect(run(house.pool, change)).rejects.toThrow('never changed');
  });

  test('is its company’s own: staff see the shelf, another company neither sees nor changes it', async () => {
    const { id: goodId } = await someGood(house, companyId, { name: 'NPK 15-15-15' });
    const clerk = await someStaffer(house, 'clerk');
    const shelf = (await house.as(clerk).call(listShelf, { companyId, limit: '1' })).body;
    expect([shelf.items.map(({ name }) => name), shelf.next]).toEqual([['NPK 15-15-15'], expect.any(String)]);
    const { companyId: theirs, owner } = await someCompany(house);
    const other = house.as(owner);
    expect((await other.call(listShelf, { companyId })).status).toBe(404);
    expect((await other.call(saveGood, { companyId: theirs, goodId, good: urea })).status).toBe(404);
    const taken = { id: newId(), companyId: theirs, goodId, packs: 1, reason: 'received' } as const;
    expect((await other.call(moveStock, taken)).status).toBe(404);
  });
});
