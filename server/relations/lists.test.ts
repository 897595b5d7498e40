import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assignFarmers, listAssignments, listManagers } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { run, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';

const house = await openHouse();
afterAll(house.close);

const { amina, musa, chidi, halima, ngozi } = people;
const admin = house.as(ngozi);

/** Seven farmers of one name, whom nobody looks after. */
beforeAll(async () => {
  for (let number = 0; number < 7; number += 1)
    await settlePerson(house.pool, house.clock.now(), {
      firstName: 'Zainab',
      lastName: 'Zubair',
      email: `zainab.${number}@zubair.example`,
      phone: `+234803990000${number}`,
    });
});

type Query = Record<string, string>;

const farmers = async (query: Query) => (await admin.call(listAssignments, query)).body.items;
const managers = async (query: Query) => (await admin.call(listManagers, query)).body.items;
const namesOf = (items: readonly { firstName: string; lastName: string }[]) =>
  items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

describe('the list of who looks after whom', () => {
  test('is by the farmers’ last name, with their manager and since when', async () => {
    const items = await farmers({});
    expect(namesOf(items).slice(0, 2)).toEqual(['Musa Ibrahim', 'Amina Yusuf']);
    expect(items[1]).toEqual({
      farmerId: amina.accountId,
      firstName: 'Amina',
      lastName: 'Yusuf',
      phone: amina.phone,
      isClosed: false,
      managerId: chidi.accountId,
      managerName: 'Chidi Okafor',
      since: '2026-05-04T08:00:00.000Z',
    });
    expect(items[2]).toMatchObject({ managerId: null, managerName: null, since: null });
  });

  test('in pages misses none and repeats none, also among farmers of one name', async () => {
    const whole = await farmers({ limit: '100' });
    expect(whole).toHaveLength(9);
    for (const limit of ['1', '2', '4']) {
      const found: typeof whole = [];
      let after: string | null | undefined;
      while (after !== null) {
        const { body } = await admin.call(listAssignments, after === undefined ? { limit } : { limit, after });
        found.push(...body.items);
        after = body.next;
      }
      expect(found).toEqual(whole);
    }
  });

  test('can be of one manager, or of nobody', async () => {
    expect(namesOf(await farmers({ manager: chidi.accountId }))).toEqual(['Musa Ibrahim', 'Amina Yusuf']);
    expect(await farmers({ manager: halima.accountId })).toEqual([]);
    expect(await farmers({ manager: 'none' })).toHaveLength(7);
    expect((await admin.call(listAssignments, { manager: 'all' })).status).toBe(400);
  });

  test.each([
    ['Yus', ['Amina Yusuf']],
    ['musa', ['Musa Ibrahim']],
    ['0803 123 4502', ['Musa Ibrahim']],
    ['Okafor', []],
    ['usuf', []],
    ['%', []],
    ['-', []],
    ['( )', []],
  ])('finds by the beginning of a name or a number: %s', async (search, found) => {
    expect(namesOf(await farmers({ search }))).toEqual(found);
  });

  test('shows the new manager as soon as a farmer has moved', async () => {
    const move = {
      id: newId(),
      farmerIds: [musa.accountId],
      managerId: halima.accountId,
      reason: 'They are neighbours.',
    };
    await admin.call(assignFarmers, move);
    const [shown] = await farmers({ search: 'musa' });
    expect(shown).toMatchObject({ managerName: 'Halima Sani', since: expect.stringMatching(/^2026-06-01T/) });
    await admin.call(assignFarmers, { ...move, id: newId(), managerId: chidi.accountId });
  });

  test('shows a farmer whose account is closed, marked so, until nobody looks after them any more', async () => {
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${musa.accountId}`);
    expect(await farmers({ search: 'musa' })).toMatchObject([{ isClosed: true, managerName: 'Chidi Okafor' }]);
    expect(namesOf(await farmers({ manager: chidi.accountId }))).toEqual(['Musa Ibrahim', 'Amina Yusuf']);
    const leave = { id: newId(), farmerIds: [musa.accountId], managerId: null, reason: 'He gave up farming.' };
    expect((await admin.call(assignFarmers, leave)).body).toEqual({ moved: 1 });
    expect(await farmers({ search: 'musa' })).toEqual([]);
    expect(await farmers({ manager: 'none', search: 'musa' })).toEqual([]);
    await run(house.pool, sql`update accounts.account set state = 'active' where id = ${musa.accountId}`);
    await admin.call(assignFarmers, { ...leave, id: newId(), managerId: chidi.accountId, reason: 'He is back.' });
  });
});

describe('the list of managers', () => {
  test('is by name, each with how many farmers they look after', async () => {
    expect(await managers({})).toEqual([
      { managerId: chidi.accountId, firstName: 'Chidi', lastName: 'Okafor', phone: chidi.phone, farmers: 2 },
      { managerId: halima.accountId, firstName: 'Halima', lastName: 'Sani', phone: halima.phone, farmers: 0 },
    ]);
  });

  test('goes on page by page, and finds by the beginning of a name', async () => {
    const first = (await admin.call(listManagers, { limit: '1' })).body;
    const last = (await admin.call(listManagers, { limit: '1', after: first.next ?? '' })).body;
    expect(namesOf([...first.items, ...last.items])).toEqual(['Chidi Okafor', 'Halima Sani']);
    expect(last.next).toBeNull();
    expect(namesOf(await managers({ search: 'hal' }))).toEqual(['Halima Sani']);
    expect(await managers({ search: 'Amina' })).toEqual([]);
  });

  test('leaves out managers who are closed: nobody can be put in their care', async () => {
    await run(house.pool, sql`update accounts.account set state = 'closed' where id = ${halima.accountId}`);
    expect(namesOf(await managers({}))).toEqual(['Chidi Okafor']);
    await run(house.pool, sql`update accounts.account set state = 'active' where id = ${halima.accountId}`);
  });
});

describe('who looks after whom', () => {
  test('is for admins alone to see', async () => {
    for (const person of [amina, chidi]) {
      expect((await house.as(person).call(listAssignments, {})).status).toBe(403);
      expect((await house.as(person).call(listManagers, {})).status).toBe(403);
    }
  });
});
