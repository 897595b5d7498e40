import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type Contract } from '@shuka/domain/kit/endpoint.ts';
import { id } from '@shuka/domain/kit/id.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { pushActs as pushContract, type Issue } from '@shuka/domain/sync';
import { buildApp } from '#app/build-app.ts';
import { findViewer } from '#accounts';
import { atMost } from '#kit/at-once.ts';
import { addRoute } from '#kit/http.ts';
import { handle, type Route } from '#kit/route.ts';
import { people } from '#world';
import { openBrowser } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { openPhone } from '#world/phone.ts';
import { pushActs } from './push-acts.ts';

const house = await openHouse();
afterAll(house.close);

/** What the goats' act was carried out with, server after server. */
const done: unknown[] = [];

const base = {
  name: 'goats.register',
  method: 'POST',
  path: '/api/goats',
  who: { farmer: 'own' },
  output: z.strictObject({}),
  errors: {},
  offline: 'queue',
  audit: 'registered a goat',
  summary: 'Registers a goat',
} as const;

const first = endpoint({ ...base, input: z.strictObject({ id, name: z.string() }) });

const second = endpoint({
  ...base,
  input: z.strictObject({ id, name: z.string(), ageMonths: z.nullable(z.int()) }),
  version: 2,
  upcasts: { 1: (input) => ({ ...(input as object), ageMonths: null }) },
});

const third = endpoint({
  ...base,
  input: z.strictObject({ id, called: z.string(), ageYears: z.nullable(z.number()) }),
  version: 3,
  upcasts: {
    ...second.upcasts,
    2: (input) => {
      const { name, ageMonths, ...rest } = input as { name: string; ageMonths: number | null };
      return { ...rest, called: name, ageYears: ageMonths === null ? null : ageMonths / 12 };
    },
  },
});

/** The server of the release whose goats look like this, on the one database there is. */
const serverWith = async <C extends Contract>(contract: C) => {
  const goats = handle(contract as Contract, async (input) => {
    done.push(input);
    return {};
  });
  const push = pushActs({ routes: [goats], relationsTo: {}, synced: [], setAside: {} });
  const { services, pool, clock } = house;
  const route: Route = { ...push, contract: { ...push.contract, name: 'goats.push', path: '/goats/push' } };
  const around = {
    services,
    relationsTo: {},
    readViewer: (token: string) => findViewer(pool, token, clock.now(), true),
    readKey: async () => null,
    places: atMost(10),
    gate: async () => undefined,
  };
  const app = await buildApp(services, {
    isSecure: false,
    trustedProxies: '',
    site: null,
    more: (one) => addRoute(one, around, route),
  });
  await app.ready();
  afterAll(() => app.close());
  const browser = openBrowser(app, services.publicUrl);
  house.as(people.amina).cookies.forEach((value, name) => browser.cookies.set(name, value));
  return async (phone: { device: string; epoch: string }, items: readonly (readonly unknown[])[]): Promise<Issue[]> => {
    const payload = JSON.stringify({ device: phone.device, epoch: phone.epoch, waiting: 0, items });
    const headers = { 'content-type': 'application/json' };
    const answer = await browser.send({ method: 'POST', url: '/goats/push', payload, headers });
    expect(answer.status).toBe(200);
    return (answer.body as unknown as z.output<typeof pushContract.output>).issues;
  };
};

type Push = Awaited<ReturnType<typeof serverWith>>;
let servers: readonly [ofFirst: Push, ofSecond: Push, ofThird: Push];
let phone: Awaited<ReturnType<typeof openPhone>>;

beforeAll(async () => {
  phone = await openPhone(house, people.amina);
  servers = [await serverWith(first), await serverWith(second), await serverWith(third)];
});

describe('acts of releases long gone', () => {
  test('are brought to the shape of today, version by version, and carried out', async () => {
    const [one, two, three] = [newId(), newId(), newId()];
    const issues = await servers[2](phone, [
      [1, 1_767_225_600, 'goats.register', { id: one, name: 'Of the first app' }],
      [2, 60, 'goats.register@2', { id: two, name: 'Of the second app', ageMonths: 18 }],
      [3, 60, 'goats.register@3', { id: three, called: 'Of this app', ageYears: 2 }],
    ]);
    expect(issues).toEqual([]);
    expect(done.splice(0)).toEqual([
      { id: one, called: 'Of the first app', ageYears: null },
      { id: two, called: 'Of the second app', ageYears: 1.5 },
      { id: three, called: 'Of this app', ageYears: 2 },
    ]);
  });

  test('done before the server was renewed are not done again when they come under a new number', async () => {
    const goat = { id: newId(), name: 'Twice' };
    await servers[0](phone, [[11, 1_767_225_600, 'goats.register', goat]]);
    expect(done.splice(0)).toEqual([goat]);
    const act = ['goats.register', goat] as const;
    expect(await servers[2](phone, [[12, 1_767_225_600, ...act]])).toEqual([]);
    const wrong = ['goats.register', { id: newId() }] as const;
    const issues = await servers[2](phone, [
      [13, 1_767_225_600, ...act],
      [14, 60, ...wrong],
    ]);
    expect(issues.map(({ seq, code }) => [seq, code])).toEqual([[14, 'invalid']]);
    expect(done).toEqual([]);
  });

  test('whose id stood for something else then are refused still', async () => {
    const goat = { id: newId(), name: 'The one' };
    await servers[0](phone, [[21, 1_767_225_600, 'goats.register', goat]]);
    const other = { ...goat, name: 'The other' };
    const issues = await servers[2](phone, [[22, 1_767_225_600, 'goats.register', other]]);
    expect(issues.map(({ code }) => code)).toEqual(['same-id-other-body']);
    done.splice(0);
  });
});

test('an act of a newer app than the server is set aside, not refused, and done once the server is renewed', async () => {
  const goat = { id: newId(), called: 'Of tomorrow', ageYears: 1 };
  const early = await servers[1](phone, [
    [31, 1_767_225_600, 'goats.register@3', goat],
    [32, 60, 'goats.register@2', { id: newId(), name: 'Not hindered', ageMonths: 3 }],
  ]);
  expect(early.map(({ seq, outcome, code }) => [seq, outcome, code])).toEqual([[31, 'parked', 'unknown-version']]);
  expect(done.splice(0)).toMatchObject([{ name: 'Not hindered' }]);
  const sameAgain = await servers[2](phone, [[31, 1_767_225_600, 'goats.register@3', goat]]);
  expect(sameAgain.map(({ code }) => code)).toEqual(['unknown-version']);
  const resent = await servers[2](phone, [[33, 1_767_225_600, 'goats.register@3', goat]]);
  expect(resent).toEqual([]);
  expect(done.splice(0)).toEqual([goat]);
});
