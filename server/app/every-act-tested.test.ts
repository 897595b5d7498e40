import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#kit/root.ts';
import { routes } from './slices.ts';

/** What the tests beside a slice's handlers import from its contracts, and so call. */
const calledBy = (slice: string): string => {
  const folder = join(projectRoot, 'server', slice);
  const tests = readdirSync(folder).filter((name) => name.endsWith('.test.ts'));
  return tests.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
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
