import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveBankAccount } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { listLikenesses, listMyLikenesses, seekLikenesses } from '@shuka/domain/relations';
import { rows, run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { pairsOf } from '#world/pairs.ts';
import { registerOffline } from '#world/same-farmer.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;

const { search, inNewVillage, register, pairOf, compared } = pairsOf(house);

beforeAll(search);

describe('two managers register', () => {
  test.each([
    [{}, ['same-name', 'same-village']],
    [{ firstName: 'Larabar' }, ['like-name', 'same-village']],
    [{ firstName: 'Audu', lastName: 'Laraba' }, ['same-name', 'same-village']],
  ])('one farmer, written %o: the pair is found', async (change, reasons) => {
    expect((await compared(change)).pair).toMatchObject({ reasons, state: 'open' });
  });

  test('one farmer with the phone of her household, in different villages: the number speaks for it too', async () => {
    const { pair } = await compared({ village: 'Damargu Kudu' }, { phone: '08035556001' });
    expect(pair).toMatchObject({ reasons: ['same-phone', 'same-name', 'same-lga'], score: 85 });
  });

  test.each([
    [
      { firstName: 'Sani', phone: '08035556002' },
      { phone: '08035556002' },
      'a brother with the phone of the household',
    ],
    [{ gender: 'male' as const }, {}, 'a man of the same name'],
    [{ firstName: 'Larabar', birthYear: 2001 }, {}, 'a girl with nearly the same name'],
    [{ village: 'Bakori' }, {}, 'a namesake in another village of the LGA'],
  ])('%o, who is not %o: nobody is asked (%s)', async (change, said, _why) => {
    expect((await compared(change, said)).pair).toBeNull();
  });

  test('one farmer on one piece of land: that most of it lies in both is said', async () => {
    const said = inNewVillage();
    const one = await registerOffline(house, chidi, said, [8.9, 12.1]);
    const other = await registerOffline(house, halima, said, [8.9003, 12.1]);
    const apart = await registerOffline(house, halima, { ...said, firstName: 'Sani' }, [8.9009, 12.1]);
    await search();
    expect(await pairOf(one.farmerId, other.farmerId)).toMatchObject({
      reasons: ['same-plot', 'same-name', 'same-village'],
      score: 95,
    });
    expect(await pairOf(other.farmerId, apart.farmerId)).toBeNull();
  });
});

describe('numbers of the vault', () => {
  test('one bank account in two: asked about, though names and places differ, and no number is told', async () => {
    const account = { bankCode: '000014', accountNumber: '0690000031' };
    for (const person of [amina, musa]) {
      const { status } = await house.as(person).call(saveBankAccount, { ...account, password: person.password });
      expect(status).toBe(200);
    }
    await search();
    expect(await pairOf(amina.accountId, musa.accountId)).toMatchObject({ state: 'open', score: expect.any(Number) });
    const { text, body } = await house.as(ngozi).call(listLikenesses, { limit: '100' });
    const found = body.items.find(({ farmers }) => farmers.some(({ farmerId }) => farmerId === musa.accountId));
    expect(found?.reasons[0]).toBe('same-bank');
    expect(text).not.toContain('0690000031');
  });
});

describe('the lists', () => {
  test('give an admin all open pairs, the likest first, page by page', async () => {
    await compared({});
    await compared({});
    const all = (await house.as(ngozi).call(listLikenesses, { limit: '100' })).body.items;
    expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).toSorted((one, other) => other - one));
    const first = (await house.as(ngozi).call(listLikenesses, { limit: '1' })).body;
    const second = (await house.as(ngozi).call(listLikenesses, { limit: '1', after: first.next ?? '' })).body;
    expect([...first.items, ...second.items]).toEqual(all.slice(0, 2));
  });

  test('take a place that somebody made up: a likeness beyond all is the beginning', async () => {
    const after = Buffer.from(JSON.stringify(['999999999', newId()])).toString('base64url');
    for (const [person, list] of [
      [ngozi, listLikenesses],
      [chidi, listMyLikenesses],
    ] as const) {
      const [whole, made] = [await house.as(person).call(list, {}), await house.as(person).call(list, { after })];
      expect([made.status, made.body]).toEqual([200, whole.body]);
    }
  });

  test('give a manager those of their farmers; of the other no more than name, place and manager', async () => {
    const { one, other } = await compared({ phone: '08035556003' });
    const { body, text } = await house.as(chidi).call(listMyLikenesses, { limit: '100' });
    const found = body.items.find(({ farmers }) => farmers.some(({ farmerId }) => farmerId === other));
    const theirs = found?.farmers.find(({ isMine }) => !isMine);
    expect(found?.farmers.find(({ isMine }) => isMine)?.farmerId).toBe(one);
    expect(theirs).toMatchObject({ firstName: 'Laraba', lga: 'Bichi', managerName: expect.stringContaining('Halima') });
    expect(text).not.toContain('8035556003');
    const mine = body.items.filter(({ farmers }) => farmers.every(({ isMine }) => !isMine));
    expect(mine).toEqual([]);
  });

  test('leave out a pair when a name was mended and nothing speaks for it any more', async () => {
    const { one, other } = await compared({});
    await run(house.pool, sql`update accounts.account set first_name = 'Ruqayya' where id = ${other}`);
    await search();
    expect(await pairOf(one, other)).toBeNull();
  });
});

describe('the search', () => {
  test('looks at each once, and at all anew when an admin asks for it', async () => {
    await search();
    expect(await search()).toBe(0);
    const waiting = () => rows(house.pool, sql`select 1 from pgboss.job where name = 'relations.likeness-search'`);
    const before = (await waiting()).length;
    expect((await house.as(ngozi).call(seekLikenesses, { id: newId() })).status).toBe(200);
    expect((await waiting()).length).toBe(before + 1);
  });

  test('by two servers at once takes nobody twice and leaves nobody out', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => register(chidi, inNewVillage())));
    const looked = await Promise.all([search(), search()]);
    expect(looked[0] + looked[1]).toBe(ids.length);
    expect(await rows(house.pool, sql`select 1 from relations.likeness_due`)).toEqual([]);
  });

  test('nothing of this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
