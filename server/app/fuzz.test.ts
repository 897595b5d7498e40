import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '@shuka/domain/kit/id.ts';
import { farms, people } from '#world';
import type { Browser, Request } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';

type Schema = { readonly type?: string; readonly enum?: readonly string[]; readonly properties?: Record<string, Schema> };
type Operation = {
  readonly operationId: string;
  readonly parameters: readonly { name: string; in: 'path' | 'query' }[];
  readonly requestBody?: { readonly content: Record<string, { schema: Schema }> };
};
type Document = { readonly paths: Record<string, Record<string, Operation>> };

const house = await openHouse();
afterAll(house.close);

/** The same requests in each run, so that a failure is a finding and not a mood. */
const cases = { seed: 20_260_504, numRuns: 60 } as const;

const { paths } = (await house.anyone.send({ method: 'GET', url: '/api/openapi.json' })).body as unknown as Document;

const cursor = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'));

/** Things people and programs really send where a word belongs, and things only an attacker would. */
const word = fc.oneof(
  fc.constantFrom('', ' ', '\u0000', '\ud800', '__proto__', 'constructor', '%', '\\', "'--", '${7*7}', '../../etc/passwd'),
  fc.constantFrom('KN', 'Bichi', 'small', 'platform', 'approve', 'full', '000000', '1', '101', '-1', '0803 555 1234'),
  fc.constantFrom(people.amina.email, 'someone@else.example', 'dawa-da-gero-7', 'A'.repeat(43), 'a'.repeat(64)),
  fc.constantFrom(...farms.map(({ id }) => id), people.musa.accountId, people.ngozi.accountId),
  fc.constant(null).map(() => newId()),
  fc.string({ unit: 'binary', maxLength: 40 }),
  cursor,
);

const anything = fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: fc.jsonValue() }, fc.boolean(), fc.integer());

const valueOf = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: schema.enum === undefined ? word : fc.constantFrom(...schema.enum) }, anything);

const bodyOf = (operation: Operation): fc.Arbitrary<string> => {
  const properties = operation.requestBody?.content['application/json']?.schema.properties ?? {};
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valueOf(schema)]));
  const record = fc.record(fields, { requiredKeys: Object.keys(fields).slice(0, -1) });
  return fc.oneof(
    { weight: 6, arbitrary: record.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: fc.tuple(record, fc.string(), anything).map(([body, key, held]) => JSON.stringify({ ...body, [key]: held })) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
};

/** Half letters cannot stand in an address; Buffer mends them. */
const inAddress = (text: string): string => encodeURIComponent(Buffer.from(text).toString()) || '%20';

/** Requests of every sort for one operation, most of them nearly right. */
const requestsFor = (path: string, method: string, operation: Operation): fc.Arbitrary<Request> => {
  const values = fc.record(Object.fromEntries(operation.parameters.map(({ name }) => [name, word])));
  const types = fc.oneof(
    { weight: 8, arbitrary: fc.constant('application/json') },
    fc.constantFrom('image/png', 'text/plain', 'application/json;x=1'),
  );
  return fc.tuple(values, bodyOf(operation), types, fc.nat(255)).map(([held, payload, type, last]) => {
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => inAddress(held[name] ?? ''));
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query' && held[parameter.name] !== '')
      .map(({ name }) => `${name}=${inAddress(held[name] ?? '')}`);
    const address = { url: [url, ...query.slice(0, 1)].join('?'), remoteAddress: `10.99.0.${last}` };
    if (method === 'get') return { ...address, method: 'GET' as const };
    return { ...address, method: method.toUpperCase() as 'POST', payload, headers: { 'content-type': type } };
  });
};

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [operation.operationId, path, method, operation] as const),
);

const answered = new Map<string, Set<number>>();
let amina: Browser;
beforeAll(async () => {
  amina = await house.signIn(people.amina);
});

/** A farmer who stays signed in whatever she does. */
const asFarmer = (): Browser => {
  const browser = house.visitor();
  amina.cookies.forEach((value, name) => browser.cookies.set(name, value));
  return browser;
};

describe.each([
  ['nobody', () => house.visitor()],
  ['a farmer', asFarmer],
] as const)('whatever %s sends', (_who, open) => {
  test.each(operations)('to %s is answered, and never with an unexpected failure', async (name, path, method, operation) => {
    if (name === 'accounts.signOut') amina = await house.signIn(people.amina);
    const isAnswered = async (request: Request): Promise<void> => {
      const { status, text } = await open().send(request);
      answered.set(name, (answered.get(name) ?? new Set<number>()).add(status));
      expect(status, `${JSON.stringify(request)}: ${text} ${JSON.stringify(house.errors.at(-1))}`).toBeLessThan(500);
      expect(text).not.toMatch(/\bselect\b.+\bfrom\b|node_modules|\.ts:\d+|SQLSTATE/i);
    };
    await fc.assert(fc.asyncProperty(requestsFor(path, method, operation), isAnswered), cases);
    if (name === 'accounts.signOut') amina = await house.signIn(people.amina);
  });
});

test('the requests were not all turned away at the door: most operations did their work at least once', () => {
  const done = [...answered].filter(([, statuses]) => statuses.has(200) || statuses.has(201)).map(([name]) => name);
  const turnedAway = [...answered.keys()].filter((name) => !done.includes(name));
  console.log(turnedAway);
  expect(done).toEqual(expect.arrayContaining(['farms.listMine', 'farms.read']));
});

test('nothing was logged as an unexpected failure', () => {
  expect(house.errors).toEqual([]);
});
