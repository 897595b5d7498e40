import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { readMe } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people, type WorldPerson } from '#world';
import type { Browser, Input, Request } from '#world/browser.ts';
import { settleInvestor } from '#world/many-investors.ts';
import { openHouse } from '#world/open-house.ts';
import { picture } from '#world/pictures.ts';
import { inputs } from './authorization-scene.ts';
import { fieldOf, requestFrom, typeOf, type Operation } from './fuzz-requests.ts';
import { ofProcessors } from './fuzz-mills.ts';
import { ofHolders, ofInvestors, ofManagers, outOfReach } from './fuzz-reach.ts';

type Document = { readonly paths: Record<string, Record<string, Operation>> };

const house = await openHouse();
afterAll(house.close);

/** The same requests in each run, so that a failure is a finding and not a mood. */
const cases = { seed: 20_260_504, numRuns: 15 } as const;

const { paths } = (await house.anyone.send({ method: 'GET', url: '/api/openapi.json' })).body as unknown as Document;

const bytes = await picture('png');

/** Cursors as ours are written, of parts that ours never have. */
const keys = fc.array(fc.constantFrom('x', '', '\u0000', '2026-02-31T00:00:00Z', people.musa.accountId), {
  minLength: 1,
  maxLength: 3,
});
const cursor = fc.oneof(keys, fc.jsonValue()).map((held) => Buffer.from(JSON.stringify(held)).toString('base64url'));

/** Things people and programs really send where a word belongs, and things only an attacker would. */
const word = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '__proto__',
    'constructor',
    '%',
    '\\',
    "'--",
    '${7*7}',
    '../../etc/passwd',
  ),
  fc.constantFrom('KN', 'Bichi', 'small', 'platform', 'approve', 'full', '000000', '1', '101', '-1', '0803 555 1234'),
  fc.constantFrom(people.amina.email, 'someone@else.example', 'dawa-da-gero-7', 'A'.repeat(43), 'a'.repeat(64)),
  fc.constantFrom(...farms.map(({ id }) => id), people.musa.accountId, people.ngozi.accountId),
  fc.constant(null).map(() => newId()),
  fc.string({ unit: 'binary', maxLength: 40 }),
  cursor,
);

const anything = fc.oneof(
  { weight: 5, arbitrary: word },
  { weight: 1, arbitrary: fc.jsonValue() },
  fc.boolean(),
  fc.integer(),
);

/** No change, one field changed, or any number of them. */
const changesOf = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(
    fc.constant({}),
    fc.tuple(fc.constantFrom('extra', ...names), anything).map(([name, value]) => ({ [name]: value })),
    fc.record(Object.fromEntries(names.map((name) => [name, anything])), { requiredKeys: [] }),
  );

/** A body that would do, changed a little or a lot; a few are no body at all. */
const bodyOf = (operation: Operation, base: Input): fc.Arbitrary<string> => {
  const names = Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {});
  const right = Object.fromEntries(Object.entries(base).filter(([name]) => names.includes(name)));
  const fresh = fc.constant(null).map(() => (names.includes('id') ? { ...right, id: newId() } : right));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fresh, changesOf(names)).map((parts) => JSON.stringify(Object.assign({}, ...parts))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
};

/** Requests of every sort for one operation, most of them nearly right. */
const requestsFor = (path: string, method: string, operation: Operation, base: Input): fc.Arbitrary<Request> => {
  const held = (name: string, place: 'path' | 'query' | 'header'): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(String(base[fieldOf(name)] ?? (place === 'query' ? '' : '1'))) },
      place === 'query' ? cursor : word,
      word,
    );
  const values = fc.record(
    Object.fromEntries(operation.parameters.map(({ name, in: place }) => [name, held(name, place)])),
  );
  const right = typeOf(operation);
  const types = fc.oneof(
    { weight: 8, arbitrary: fc.constant(right) },
    fc.constantFrom('image/png', 'text/plain', 'application/json;x=1'),
  );
  const bodies =
    right === 'application/json'
      ? bodyOf(operation, base)
      : fc.oneof(fc.constant(bytes), fc.uint8Array().map(Buffer.from));
  return fc
    .tuple(values, bodies, types, fc.nat(255))
    .map(([said, payload, type, last]) => requestFrom({ path, method, operation, said, payload, type, last }));
};

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [operation.operationId, path, method, operation] as const),
);

const answered = new Map<string, Set<number>>();

/** Each request of a person is made with the session they had at first, whatever it did to the browser. */
const hold = (held: Browser) => (): Browser => {
  const browser = house.visitor();
  held.cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
};

const staysSignedIn = async (person: WorldPerson): Promise<() => Browser> => hold(await house.signIn(person));

await house.as(people.musa).call(readMe, {}); // before the guesses at his address are counted
const farmer = await staysSignedIn(people.amina);
const manager = await staysSignedIn(people.chidi);
const admin = await staysSignedIn(people.ngozi);
const investor = await staysSignedIn(people.bola);
const processor = await staysSignedIn(people.danjuma);

type Sender = 'nobody' | 'farmer' | 'manager' | 'admin' | 'investor' | 'processor';

const senderOf = async (viewer: Sender, name: string): Promise<() => Browser> => {
  if (viewer === 'nobody') return house.visitor;
  // These end sessions: those who send them have some that nobody else's requests hang on.
  if (name === 'accounts.signOut') return staysSignedIn(viewer === 'farmer' ? people.amina : people.ngozi);
  if (name === 'accounts.endOtherSessions') return hold((await settleInvestor(house, 0)).browser);
  return { farmer, manager, admin, investor, processor }[viewer];
};

/** An admin who closes the platform, or a flag, would close it for the rest of the run. */
const isSpared = (viewer: Sender, name: string): boolean =>
  (viewer === 'manager' && !ofManagers.includes(name)) ||
  (viewer === 'investor' && !ofInvestors.includes(name)) ||
  (viewer === 'processor' && !ofProcessors.includes(name)) ||
  (viewer === 'admin' && ['settings.changeFlag', 'settings.changeSwitch'].includes(name));

const cells = (['nobody', 'farmer', 'manager', 'admin', 'investor', 'processor'] as const).flatMap((viewer) =>
  operations.filter(([name]) => !isSpared(viewer, name)).map((operation) => [viewer, ...operation] as const),
);

test.each(cells)('whatever %s sends to %s is answered as expected', async (viewer, name, path, method, operation) => {
  const open = await senderOf(viewer, name);
  const isOwn = viewer === 'farmer' || viewer === 'processor' || (viewer === 'investor' && ofHolders.includes(name));
  const object = isOwn ? 'own' : viewer === 'manager' ? 'assigned' : 'other';
  const base = (await inputs[`${method.toUpperCase()} ${path}`]?.({ house, viewer, object })) ?? {};
  const isAnswered = async (request: Request): Promise<void> => {
    const { status, text } = await open().send(request);
    answered.set(name, (answered.get(name) ?? new Set<number>()).add(status));
    expect(status, `${JSON.stringify(request)}: ${text} ${JSON.stringify(house.errors.at(-1))}`).toBeLessThan(500);
    expect(text).not.toMatch(/\bselect\b.+\bfrom\b|node_modules|\.ts:\d+|SQLSTATE/i);
  };
  await fc.assert(fc.asyncProperty(requestsFor(path, method, operation, base), isAnswered), cases);
});

describe('the whole run', () => {
  test('was not turned away at the door: every operation within reach did its work at least once', () => {
    const turnedAway = [...answered].filter(([, statuses]) => ![200, 201, 204].some((done) => statuses.has(done)));
    expect(turnedAway.map(([name]) => name).sort()).toEqual(outOfReach);
  });

  test('was no unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
