import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Limit } from '@shuka/domain/kit/endpoint.ts';
import { projectRoot } from '#kit/root.ts';
import { isRead } from '#kit/route.ts';
import { openApiOf } from './openapi.ts';
import { routes } from './slices.ts';

type Operation = {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly 'x-fresh-factor'?: boolean;
  readonly 'x-limits'?: readonly Limit[];
  readonly 'x-most-bytes'?: number;
  readonly 'x-rules'?: readonly { readonly field: string; readonly says: string }[];
};

const { paths } = openApiOf(routes, 'Shuka', 'https://shuka.example');
const operations = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods) as Operation[])
    .map((operation) => [operation.operationId, operation]),
);

test('the document of the API says how often each operation may be called, and by whom that is counted', () => {
  const limited = routes.filter(({ contract }) => contract.limits !== undefined);
  expect(limited.length).toBeGreaterThan(150);
  for (const { contract } of routes) expect(operations.get(contract.name)?.['x-limits']).toEqual(contract.limits);
});

test('it says which operations want a second factor that was proved a moment ago', () => {
  const careful = routes.filter(({ contract }) => contract.freshFactor === true);
  expect(careful.length).toBeGreaterThan(20);
  for (const { contract } of routes)
    expect(operations.get(contract.name)?.['x-fresh-factor'], contract.name).toBe(contract.freshFactor);
});

test('it says of each body of which kind and how large it may be: pictures 5 MB, JSON 256 KB unless more is said', () => {
  const said = [...operations.values()].filter(({ requestBody }) => requestBody !== undefined);
  const kinds = (operation: Operation): string => Object.keys(operation.requestBody?.content ?? {}).join(', ');
  const sizes = new Map(said.map((operation) => [`${kinds(operation)}: ${operation['x-most-bytes']}`, operation]));
  expect([...sizes.keys()].filter((size) => !size.startsWith('application/json: ')).toSorted()).toEqual([
    'application/json, application/ld+json: 4194304',
    'application/offset+octet-stream: undefined',
    'application/x-www-form-urlencoded: 16384',
    'image/jpeg, image/png, image/webp: 5242880',
  ]);
  for (const { contract } of routes.filter(
    (route) => !isRead(route.contract) && (route.contract.body ?? 'json') === 'json',
  ))
    expect(operations.get(contract.name)?.['x-most-bytes'], contract.name).toBe(contract.mostBytes ?? 262_144);
});

test('it says which fields must fit together, by the field and the words that are refused where they do not', () => {
  const told = [...operations.values()].flatMap((operation) => operation['x-rules'] ?? []);
  const domain = join(projectRoot, 'domain');
  const contracts = readdirSync(domain, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('contract.ts') && !file.includes('node_modules'))
    .map((file) => readFileSync(join(domain, file), 'utf8'));
  const rule = /z\.refine\((?:(?!z\.refine)[\s\S]){0,300}?error: '([\w.]+)',\s*path: \['(\w+)'\]/g;
  const written = contracts.flatMap((text) => [...text.matchAll(rule)].map(([, says, field]) => ({ field, says })));
  expect(written.length).toBeGreaterThan(10);
  const ends = told.map(({ field, says }) => ({ field: field.split('.').at(-1), says }));
  for (const one of written) expect(ends).toContainEqual(one);
  expect(told.filter(({ says }) => !says.includes('.'))).toEqual([]);
});
