import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { queuedContracts } from './queued-contracts.ts';

const domain = new URL('../../domain/', import.meta.url);

const slices = readdirSync(domain, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'node_modules'].includes(entry.name))
  .map(({ name }) => name);

const isQueued = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'offline' in value && value.offline === 'queue';

test.each(slices)('every act of %s that a phone keeps is known to it', async (slice) => {
  const door = (await import(new URL(`${slice}/index.ts`, domain).href)) as Record<string, unknown>;
  const forgotten = Object.entries(door).filter(
    ([, value]) => isQueued(value) && !queuedContracts.some((contract) => contract === value),
  );
  expect(forgotten.map(([name]) => name)).toEqual([]);
});
