import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/root.ts';
import { routes } from './slices.ts';

/** The hands of the world that a test works with. */
const handsOf = (text: string): string[] =>
  [...text.matchAll(/'#world\/([a-z-]+-hands\.ts)'/g)].map(([, name = '']) =>
    readFileSync(join(projectRoot, 'server', 'world', name), 'utf8'),
  );

/** What the tests beside a slice's handlers, and their hands, import from its contracts, and so call. */
const calledBy = (slice: string): string => {
  const folder = join(projectRoot, 'server', slice);
  const names = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  const tests = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...tests, ...tests.flatMap(handsOf)].join('\n');
};

const door = (slice: string): Promise<Record<string, unknown>> =>
  import(join(projectRoot, 'domain', slice, 'index.ts')) as Promise<Record<string, unknown>>;

test.each(routes.map(({ contract }) => [contract.name, contract] as const))(
  '%s is called by a test of its slice',
  async (name, contract) => {
    const slice = name.split('.')[0] ?? '';
    const exported = Object.entries(await door(slice)).find(([, held]) => held === contract)?.[0];
    expect(exported).toBeDefined();
    expect(new RegExp(`\\(\\s*${exported},`).test(calledBy(slice))).toBe(true);
  },
);
