import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { decidePerson } from '@shuka/domain/accounts';
import {
  listOpportunities,
  openToInvestors,
  readOpening,
  readOpportunity,
  saveBusiness,
} from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people, type WorldPerson } from '#world';
import { aminasBusiness } from '#world/marketplace.ts';
import { openHouse } from '#world/open-house.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, bola, ngozi } = people;

beforeEach(() => run(house.pool, sql`update marketplace.business set open_since = null, opened_by = null`));

const open = (isOpen: boolean, by: WorldPerson = amina, keeperId: string = amina.accountId) =>
  house.as(by).call(openToInvestors, { keeperId, isOpen });

const seen = async (query: Record<string, string> = {}) => (await house.as(bola).call(listOpportunities, query)).body;

const details = (businessId: string = amina.accountId) => house.as(bola).call(readOpportunity, { businessId });

describe('an agri-business', () => {
  test('is seen by investors once its farmer opened it, and no more once she closed it', async () => {
    expect((await seen()).items).toEqual([]);
    expect((await details()).status).toBe(404);
    const { status, body } = await open(true);
    expect([status, body.isOpen]).toEqual([200, true]);
    const [first] = (await seen()).items;
    const { name, type, description, stateCode, lga } = aminasBusiness;
    const glance = { businessId: amina.accountId, name, type, description, stateCode, lga };
    expect(first).toEqual({ ...glance, openSince: body.openSince });
    const whole = (await details()).body;
    expect(whole).toMatchObject({ ...first, owner: 'Amina Yusuf', yearlyTonnes: 3, employees: 4 });
    expect(JSON.stringify(whole)).not.toContain(aminasBusiness.phone);
    expect(await open(false)).toMatchObject({ body: { isOpen: false, openSince: null } });
    expect((await details()).status).toBe(404);
  });

  test('is opened by who looks after the farmer too, stays open since then, and follows what changes in it', async () => {
    const { body } = await open(true, chidi);
    expect((await open(true)).body).toEqual(body);
    expect((await house.as(amina).call(readOpening, { keeperId: amina.accountId })).body).toEqual(body);
    const renamed = { was: { name: aminasBusiness.name }, becomes: { name: 'Amina and Sons' } };
    await house.as(amina).call(saveBusiness, { keeperId: amina.accountId, ...renamed });
    expect((await seen()).items[0]?.name).toBe('Amina and Sons');
  });

  test('is opened by nobody else, and not where there is none', async () => {
    for (const person of [musa, halima]) expect((await open(true, person)).status).toBe(404);
    for (const person of [bola, ngozi]) expect((await open(true, person)).status).toBe(403);
    expect((await open(true, musa, musa.accountId)).status).toBe(404);
    expect((await house.as(musa).call(readOpening, { keeperId: musa.accountId })).status).toBe(404);
    expect((await seen()).items).toEqual([]);
  });

  test('is seen by investors alone, in pages', async () => {
    await open(true);
    await house.as(musa).call(saveBusiness, {
      keeperId: musa.accountId,
      was: {},
      becomes: { ...aminasBusiness, name: 'Musa Sorghum', owner: 'Musa Ibrahim' },
    });
    await open(true, musa, musa.accountId);
    const first = await seen({ limit: '1' });
    expect(first.items.map(({ name }) => name)).toEqual(['Musa Sorghum']);
    const second = await seen({ limit: '1', after: first.next ?? '' });
    expect([second.items.map(({ businessId }) => businessId), second.next]).toEqual([[amina.accountId], null]);
    for (const person of [amina, chidi, ngozi]) {
      expect((await house.as(person).call(listOpportunities, {})).status).toBe(403);
      expect((await house.as(person).call(readOpportunity, { businessId: newId() })).status).toBe(403);
    }
  });

  test('is not seen while the account of its farmer is closed', async () => {
    await open(true);
    const decide = (decision: 'close' | 'reopen') =>
      house.as(ngozi).call(decidePerson, { accountId: amina.accountId, decision, reason: 'It is a test.' });
    await decide('close');
    expect((await seen()).items).toEqual([]);
    expect((await details()).status).toBe(404);
    await decide('reopen');
    expect((await seen()).items).toHaveLength(1);
  });
});
