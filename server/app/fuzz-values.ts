/* What the fuzz sends: things that people and programs really send, and things that only an attacker would. */
import fc from 'fast-check';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { farms, people } from '#world';
import type { Input, Request } from '#world/browser.ts';
import { picture } from '#world/pictures.ts';
import { fieldOf, requestFrom, typeOf, type Operation } from './fuzz-requests.ts';

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

const namesOf = (operation: Operation): string[] =>
  Object.keys(operation.requestBody?.content['application/json']?.schema.properties ?? {});

/** The body as it should be, with a new id where it has one. */
const rightBody = (operation: Operation, base: Input): Record<string, unknown> => {
  const names = namesOf(operation);
  const right = Object.fromEntries(Object.entries(base).filter(([name]) => names.includes(name)));
  return names.includes('id') ? { ...right, id: newId() } : right;
};

/** A body that would do, changed a little or a lot; a few are no body at all. */
const bodyOf = (operation: Operation, base: Input): fc.Arbitrary<string> => {
  const names = namesOf(operation);
  const fresh = fc.constant(null).map(() => rightBody(operation, base));
  return fc.oneof(
    {
      weight: 8,
      arbitrary: fc.tuple(fresh, changesOf(names)).map((parts) => JSON.stringify(Object.assign({}, ...parts))),
    },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  );
};

type Place = 'path' | 'query' | 'header';

const rightValue = (base: Input, name: string, place: Place): string =>
  String(base[fieldOf(name)] ?? (place === 'query' ? '' : '1'));

/** The request for one operation as it should be. */
export const rightRequest = (path: string, method: string, operation: Operation, base: Input): Request => {
  const said = operation.parameters.map(({ name, in: place }) => [name, rightValue(base, name, place)] as const);
  const type = typeOf(operation);
  const payload = type === 'application/json' ? JSON.stringify(rightBody(operation, base)) : bytes;
  return requestFrom({ path, method, operation, said: Object.fromEntries(said), payload, type, last: 1 });
};

/** Requests of every sort for one operation, most of them nearly right. */
export const requestsFor = (path: string, method: string, operation: Operation, base: Input): fc.Arbitrary<Request> => {
  const held = (name: string, place: Place): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 3, arbitrary: fc.constant(rightValue(base, name, place)) },
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
