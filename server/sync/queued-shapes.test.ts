import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointOf, readEndpoint } from '@shuka/domain/kit/act-version.ts';
import { routes } from '#app/slices.ts';

/** The JSON schema of each queued act's input, by `name` or `name@version`, of every release there was. */
const recorded = JSON.parse(readFileSync(new URL('queued-shapes.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

const queued = routes.map(({ contract }) => contract).filter(({ offline }) => offline === 'queue');

const shapeOf = (schema: z.ZodMiniType): unknown => {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(shape));
};

describe.each(queued.map((contract) => [endpointOf(contract), contract] as const))('%s', (endpoint, contract) => {
  test('has the shape that phones of this version keep', () => {
    const what =
      recorded[endpoint] === undefined
        ? `Nobody recorded ${endpoint}: run \`npm run record:outbox\`.`
        : `The input of ${endpoint} changed, and phones that are away hold acts of the shape it had. Raise the ` +
          "contract's `version` by one, write in its `upcasts`, under the number it has now, what makes the new input of " +
          'the old one, then raise the version in package.json and run `npm run record:outbox`.';
    expect(shapeOf(contract.input), what).toEqual(recorded[endpoint]);
  });

  test('has a way up from each version before it', () => {
    const before = Array.from({ length: (contract.version ?? 1) - 1 }, (_, place) => place + 1);
    expect(before.filter((version) => contract.upcasts?.[version] === undefined)).toEqual([]);
  });
});

test('no act that a phone may still hold was taken away, nor a version of it', () => {
  const today = new Map(queued.map((contract) => [contract.name as string, contract.version ?? 1]));
  const lost = Object.keys(recorded).filter((endpoint) => {
    const said = readEndpoint(endpoint);
    return said === null || said.version > (today.get(said.name) ?? 0);
  });
  expect(lost, 'the server must go on taking these in: bring the contract back').toEqual([]);
});
