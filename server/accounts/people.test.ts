import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidePerson, listPeople, readMe, type PersonRow } from '@shuka/domain/accounts';
import { rows, sql } from '#kit/db.ts';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { settlePerson } from '#world/settle-person.ts';

const house = await openHouse();
afterAll(house.close);

const admin = house.as(people.ngozi);

const insert = (number: number, change: { firstName?: string; lastName?: string } = {}) =>
  settlePerson(house.pool, house.clock.now(), {
    firstName: 'Zainab',
    lastName: 'Zubair',
    email: `zainab.${number}@zubair.example`,
    phone: `+23480399900${String(number).padStart(2, '0')}`,
    roles: ['agro-processor'],
    state: 'pending',
    ...change,
  });

const names = (items: readonly PersonRow[]) => items.map(({ firstName, lastName }) => `${firstName} ${lastName}`);

const listed = async (query: Record<string, string>) => (await admin.call(listPeople, query)).body.items;

/** Everyone a query finds, page by page. */
const allPages = async (query: Record<string, string>): Promise<PersonRow[]> => {
  const found: PersonRow[] = [];
  let after: string | null | undefined;
  while (after !== null) {
    const { status, body } = await admin.call(listPeople, after === undefined ? query : { ...query, after });
    expect(status).toBe(200);
    found.push(...body.items);
    after = body.next;
  }
  return found;
};

beforeAll(async () => {
  for (let number = 0; number < 7; number += 1) await insert(number);
});

describe('the list of people', () => {
  test('is by last name, and shows what an admin may know and no more', async () => {
    const items = await listed({});
    expect(names(items).slice(0, 3)).toEqual(['Bola Adeyemi', 'Tunde Balogun', 'Danjuma Bello']);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'about',
      'accountId',
      'createdAt',
      'email',
      'firstName',
      'lastName',
      'phone',
      'photoId',
      'roles',
      'state',
    ]);
  });

  test('in pages misses none and repeats none, also among people of one name', async () => {
    const whole = await listed({ limit: '100' });
    expect(whole.length).toBeGreaterThan(13);
    for (const limit of ['1', '3', '5']) expect(await allPages({ limit })).toEqual(whole);
  });

  test('pages on behind the longest names there are', async () => {
    const long = 'ệ'.repeat(100);
    await insert(20, { firstName: long, lastName: long });
    await insert(21, { firstName: long, lastName: long });
    expect((await allPages({ limit: '1' })).filter(({ lastName }) => lastName === long)).toHaveLength(2);
  });

  test.each([
    ['Yus', ['Amina Yusuf']],
    ['amina', ['Amina Yusuf']],
    ['AMINA@', ['Amina Yusuf']],
    ['0803 123 4502', ['Musa Ibrahim']],
    ['+234 803 123 4502', ['Musa Ibrahim']],
    ['usuf', []],
    ['amina yus', ['Amina Yusuf']],
    ['Yusuf Ami', ['Amina Yusuf']],
    ['yusuf musa', []],
    ['%', []],
    ['_', []],
    ["'; drop table accounts.account; --", []],
  ])('finds by the beginning of a name, an address or a number: %s', async (search, found) => {
    expect(names(await listed({ search }))).toEqual(found);
  });

  test('finds each once, who is meant by a last name before who is meant by a first, in pages too', async () => {
    await insert(30, { firstName: 'Adamu', lastName: 'Zubi' });
    await insert(31, { firstName: 'Zubairu', lastName: 'Abba' });
    await insert(32, { firstName: 'Zubida', lastName: 'Zubida' });
    const whole = names(await listed({ search: 'zubi' }));
    expect(whole).toEqual(['Adamu Zubi', 'Zubida Zubida']);
    for (const limit of ['1', '2', '4'])
      expect(await allPages({ limit, search: 'zub' })).toEqual(await listed({ limit: '100', search: 'zub' }));
    expect(names(await listed({ search: 'zub', limit: '100' })).at(-1)).toBe('Zubairu Abba');
  });

  test('by state, and by role with it', async () => {
    const waiting = await listed({ state: 'pending', limit: '100' });
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.every(({ state }) => state === 'pending')).toBe(true);
    expect((await listed({ state: 'pending', role: 'farmer' })).length).toBe(0);
    expect((await admin.call(listPeople, { state: 'king' })).status).toBe(400);
  });

  test('by role', async () => {
    expect(names(await listed({ role: 'investor' }))).toEqual(['Bola Adeyemi', 'Tunde Balogun']);
    expect((await admin.call(listPeople, { role: 'king' })).status).toBe(400);
  });
});

describe('deciding on an account', () => {
  const reason = 'We spoke on the phone.';
  const decide = (accountId: string, decision: string, why = reason) =>
    admin.call(decidePerson, { accountId, decision, reason: why });

  test('does: approves, closes and opens again, tells its owner each time, and who did it', async () => {
    const { accountId, email } = people.tunde;
    expect((await decide(accountId, 'approve')).body).toMatchObject({ accountId, state: 'active' });
    const browser = await house.signIn(people.tunde);
    expect((await decide(accountId, 'close')).body.state).toBe('closed');
    expect((await browser.call(readMe, {})).status).toBe(401);
    expect((await decide(accountId, 'reopen')).body.state).toBe('active');
    expect((await browser.call(readMe, {})).status).toBe(401);
    const subjects = [await house.post.next(email), await house.post.next(email), await house.post.next(email)];
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'Your Shuka account is open',
      'Your Shuka account is closed',
      'Your Shuka account is open',
    ]);
    expect(subjects.every(({ text }) => text.includes(reason))).toBe(true);
    const lines = await rows(
      house.pool,
      sql`select account_id, act from kit.audit where object_id = ${accountId} and endpoint = 'accounts.decidePerson'`,
    );
    const line = { account_id: people.ngozi.accountId, act: 'decided on an account' };
    expect(lines).toEqual([line, line, line]);
  });

  test('refuses one’s own account, a state that is so already, and a decision without a reason', async () => {
    expect((await decide(people.ngozi.accountId, 'close')).body.code).toBe('own-account');
    expect((await decide(people.amina.accountId, 'approve')).body.code).toBe('same-state');
    const { status, body } = await decide(people.amina.accountId, 'close', '  ');
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'reason', says: 'accounts.reasonRequired' }]);
    expect((await decide(people.amina.accountId, 'promote')).status).toBe(400);
  });

  test('again: of two admins who close an account at once, one is told that it is closed', async () => {
    const { accountId } = people.danjuma;
    const answers = await Promise.all([decide(accountId, 'close'), decide(accountId, 'close')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('its line in the audit log stays: nobody changes or removes it', async () => {
    for (const statement of [
      sql`delete from kit.audit`,
      sql`update kit.audit set act = 'nothing'`,
      sql`truncate kit.audit`,
    ])
      await expect(house.pool.query(statement)).rejects.toThrow('are never changed or removed');
  });
});
