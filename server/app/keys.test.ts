import { afterAll, describe, expect, test } from 'vitest';
import { companyScopes, keyScopes, programmeScopes, type KeyScope } from '@shuka/domain/kit/key-scopes.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { people } from '#world';
import type { Request } from '#world/browser.ts';
import { openHouse } from '#world/open-house.ts';
import { someKey, someProgramme, someWebhook } from '#world/program-hands.ts';
import { documentOf, harvestEvent, newThing } from '#world/trace-hands.ts';

/* Every operation that the OpenAPI document says is called with a key, with a key of every scope, and without one that works. */

const house = await openHouse();
afterAll(house.close);

type Operation = {
  readonly operationId: string;
  readonly 'x-authz': { readonly roles: unknown };
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
};
type Document = { readonly paths: Record<string, Record<string, Operation>> };

const { paths } = (await house.anyone.send({ method: 'GET', url: '/api/openapi.json' })).body as unknown as Document;

const keyed = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, security }]) => {
    const scope = security?.[0]?.['key']?.[0];
    return scope === undefined ? [] : [{ operationId, path, method: method.toUpperCase(), scope: scope as KeyScope }];
  }),
);

const { webhookId } = await someWebhook(house);
const programmeId = await someProgramme(house);

const isOfCompany = (scope: KeyScope): boolean => companyScopes.some((one) => one === scope);

const keys = new Map(
  await Promise.all(
    keyScopes.map(async (scope) => {
      const whose = isOfCompany(scope) ? {} : { holderId: programmeId, owner: people.ngozi };
      return [scope, (await someKey(house, [scope], whose)).headers.authorization] as const;
    }),
  ),
);

const ended = newId();

/** A request that nothing but the key could refuse; what it names need not be there. */
const requestOf = ({ path, method }: (typeof keyed)[number], authorization?: string): Request => {
  const named: Record<string, string> = {
    place: 'KN',
    webhookId,
    deliveryId: ended,
    captureId: ended,
    eventId: 'ni:none',
  };
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? ''));
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  if (method === 'GET') return { method: 'GET', url, headers };
  const event = harvestEvent(newThing(), 10);
  const context = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
  const body: Record<string, string> = {
    '/epcis/capture': documentOf([event]),
    '/epcis/events': JSON.stringify({ '@context': context, ...event }),
  };
  const payload = body[path] ?? JSON.stringify({ callId: null, since: '2026-01-01T00:00:00Z' });
  return { method: 'POST', url, headers: { ...headers, 'content-type': 'application/json' }, payload };
};

const statusOf = async (operation: (typeof keyed)[number], authorization?: string): Promise<number> =>
  (await house.visitor().send(requestOf(operation, authorization))).status;

describe.each(keyed)('$method $path asks for $scope', (operation) => {
  test.each(keyScopes)('with a key for %s', async (scope) => {
    const status = await statusOf(operation, keys.get(scope));
    // What is named by an id is not there: whoever may ask hears that.
    if (scope === operation.scope) expect([200, 201, 202, 404]).toContain(status);
    else expect(status).toBe(403);
  });

  test('with none, one that is nobody’s, a session, or one in the address', async () => {
    expect(await statusOf(operation)).toBe(401);
    expect(await statusOf(operation, `Bearer shuka_${'A'.repeat(43)}`)).toBe(401);
    expect((await house.as(people.danjuma).send(requestOf(operation))).status).toBe(401);
    const right = keys.get(operation.scope);
    const request = requestOf(operation, right);
    const inAddress = { ...request, url: `${request.url}?access_token=${right?.slice('Bearer '.length)}` };
    expect((await house.visitor().send(inAddress as Request)).status).toBe(400);
  });
});

describe('the document', () => {
  test('names the scope of each operation that a key opens, and every scope opens one', () => {
    const said = Object.values(paths).flatMap((methods) =>
      Object.values(methods).filter(({ 'x-authz': { roles } }) => String(roles).startsWith('key:')),
    );
    expect(keyed.map(({ operationId }) => operationId).sort()).toEqual(said.map((one) => one.operationId).sort());
    expect([...new Set(keyed.map(({ scope }) => scope))].sort()).toEqual([...keyScopes].sort());
    expect(programmeScopes.every((scope) => keyScopes.includes(scope))).toBe(true);
  });

  test('nothing in the whole run was an unexpected failure', () => {
    expect(house.errors).toEqual([]);
  });
});
