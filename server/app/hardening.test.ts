import { afterAll, describe, expect, test } from 'vitest';
import { readMe, signOut } from '@shuka/domain/accounts';
import { listMyFarms, registerFarm } from '@shuka/domain/farms';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { isRead } from '#kit/route.ts';
import { people } from '#world';
import { fingerprint } from '#world/fingerprint.ts';
import { requestOf } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { routes } from './slices.ts';

const house = await openHouse();
afterAll(house.close);

const writes = routes.map(({ contract }) => contract).filter((contract) => !isRead(contract));
/** A key is no session, and no page has one to send. */
const withSession = writes.filter(({ who }) => who !== 'anyone' && !String(who).startsWith('key:'));
const amina = house.as(people.amina);
const farm = () => ({ id: newId(), name: 'Gona', stateCode: 'KN', lga: 'Bichi', sizeBand: 'small', crop: 'Millet' });
const codesOf = (answers: readonly { status: number; body: { code: string } }[]) => [
  ...new Set(answers.map(({ status, body }) => `${status} ${body.code}`)),
];

/** An input that fits the path; what is refused here is refused before the rest of it is read. */
const anyInput = { sessionId: newId(), accountId: newId(), messageId: newId(), farmId: newId(), name: 'platform' };

const senderOf = ({ who }: Contract) => {
  if (typeof who === 'string' || 'admin' in who) return people.ngozi;
  if ('farmer' in who) return people.amina;
  if ('extension-manager' in who) return people.chidi;
  return 'investor' in who ? people.bola : people.danjuma;
};

/** Every write, each sent by someone whose role may make it. */
const sendAll = (headers: Record<string, string | null>, contracts = writes) =>
  Promise.all(
    contracts.map((contract) => house.as(senderOf(contract)).send(requestOf(contract, anyInput, { headers }))),
  );

describe('a write that another site makes in a visitor’s name', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:3001', 'http://localhost', 'https://localhost:3000'])(
    'is refused on every endpoint when it comes from %s',
    async (origin) => {
      const senders = [people.amina, people.chidi, people.bola, people.danjuma, people.ngozi];
      await Promise.all(senders.map((person) => house.as(person).call(readMe, {})));
      const before = await fingerprint(house.pool);
      expect(codesOf(await sendAll({ origin }))).toEqual(['403 cross-site']);
      expect(await fingerprint(house.pool)).toEqual(before);
    },
  );

  test('is refused when it hides its origin and the browser says so', async () => {
    const { call } = house.visitor();
    const extras = { headers: { origin: null, 'sec-fetch-site': 'cross-site' } };
    expect((await call(registerFarm, farm(), extras)).body.code).toBe('cross-site');
  });

  test('is refused on every endpoint with a session that comes without its XSRF header, or with a wrong one', async () => {
    const missing = await sendAll({ 'x-xsrf-token': null }, withSession);
    const wrong = await sendAll({ 'x-xsrf-token': 'A'.repeat(43) }, withSession);
    expect(codesOf([...missing, ...wrong])).toEqual(['403 cross-site']);
  });

  test('is refused with the XSRF value of another session, also of the same person', async () => {
    const other = await house.signIn(people.amina);
    const headers = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' };
    expect((await amina.call(registerFarm, farm(), { headers })).body.code).toBe('cross-site');
    expect(
      (await other.call(signOut, {}, { headers: { 'x-xsrf-token': amina.cookies.get('XSRF-TOKEN') ?? '' } })).status,
    ).toBe(403);
  });

  test('goes through from our own page', async () => {
    expect((await amina.call(registerFarm, farm())).status).toBe(201);
  });
});

describe('a page that says whose work it shows', () => {
  const says = (accountId: string) => ({ headers: { 'x-account': accountId } });
  const farmCount = async () => (await amina.call(listMyFarms, {})).body.items.length;

  test('is answered in that person’s session', async () => {
    expect((await amina.call(registerFarm, farm(), says(people.amina.accountId))).status).toBe(201);
    expect((await amina.call(listMyFarms, {}, says(people.amina.accountId))).status).toBe(200);
  });

  test('is told nothing in the session of another, and does nothing there', async () => {
    const before = await farmCount();
    for (const answer of [
      await amina.call(listMyFarms, {}, says(people.musa.accountId)),
      await amina.call(registerFarm, farm(), says(people.musa.accountId)),
      await amina.call(listMyFarms, {}, says('nobody')),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'other-person']);
    expect(await farmCount()).toBe(before);
  });
});

describe('a body that is not JSON', () => {
  test.each([
    ['text/plain', JSON.stringify(farm())],
    ['application/x-www-form-urlencoded', 'name=Gona'],
    ['multipart/form-data; boundary=x', '--x\r\n\r\n{}\r\n--x--'],
    ['application/xml', '<farm/>'],
    ['text/json', JSON.stringify(farm())],
    ['application/jsonp', JSON.stringify(farm())],
    ['application/vnd.api+json', JSON.stringify(farm())],
    ['nonsense', '{}'],
    ['image/png', 'abc'],
  ])('%s is no way round the reader of JSON', async (type, payload) => {
    const answer = await amina.send({ method: 'POST', url: '/api/farms', payload, headers: { 'content-type': type } });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('wrong-media-type');
  });

  test.each(['application/json; charset=utf-8', 'application/json;x=1', 'Application/JSON', 'application/json ;'])(
    '%s is JSON and is read as strictly',
    async (type) => {
      const headers = { 'content-type': type };
      const send = (payload: string) => amina.send({ method: 'POST', url: '/api/farms', payload, headers });
      expect((await send(JSON.stringify({ ...farm(), extra: 1 }))).status).toBe(400);
      expect([201, 415]).toContain((await send(JSON.stringify(farm()))).status);
    },
  );
});

describe('a body that is JSON but not what was asked for', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  test.each([
    ['is cut off', '{"name":', 400],
    ['is empty', '', 400],
    ['is a list', JSON.stringify([farm()]), 400],
    ['is a word', '"farm"', 400],
    ['is null', 'null', 400],
    ['has a field nobody asked for', JSON.stringify({ ...farm(), keeperId: newId() }), 400],
    ['would change every object', `{"__proto__":{"roles":["admin"]},"name":"Gona"}`, 400],
    ['would change every object, spelt otherwise', '{"\\u005f_proto__":{"x":1}}', 400],
    ['reaches for the constructor', '{"constructor":{"prototype":{"x":1}}}', 400],
    ['is a hundred thousand lists deep', deep, 400],
    ['hides a depth in a field', `{"name":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, 400],
    ['is larger than 256 KB', JSON.stringify({ ...farm(), crop: 'x'.repeat(300_000) }), 413],
    ['holds a zero byte', JSON.stringify({ ...farm(), name: 'Go\u0000na' }), 400],
    ['holds half a letter', JSON.stringify({ ...farm(), name: 'Gona\ud800' }), 400],
    ['says a number where a word belongs', JSON.stringify({ ...farm(), name: 1e308 }), 400],
  ])('that %s is refused', async (_what, payload, status) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await amina.send({ method: 'POST', url: '/api/farms', payload, headers });
    expect([answer.status, answer.headers['content-type']]).toEqual([status, expect.stringContaining('problem+json')]);
  });

  test.each(['/api/farms?limit=1&limit=2', '/api/farms?__proto__=x', '/api/farms?limit[]=1', '/api/farms?after=%00'])(
    'and so is the query %s',
    async (url) => {
      expect((await amina.send({ method: 'GET', url })).status).toBe(400);
    },
  );

  test('a field of the path cannot be said in the body too', async () => {
    const url = `/api/admin/switches/investor-registration`;
    const payload = { name: 'platform', isOpen: false };
    expect((await house.as(people.ngozi).send({ method: 'PUT', url, payload })).status).toBe(400);
  });

  test('none of all this was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
