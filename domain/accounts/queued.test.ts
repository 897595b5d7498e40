import { expect, test } from 'vitest';
import * as accounts from './index.ts';
import { queuedOfAccounts } from './queued.ts';

const isQueued = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'offline' in value && value.offline === 'queue';

test('no act that phones keep is missing from the list', () => {
  const names = (found: readonly unknown[]) => found.map((one) => (one as { name: string }).name).toSorted();
  expect(names([...queuedOfAccounts])).toEqual(names(Object.values<unknown>(accounts).filter(isQueued)));
});
