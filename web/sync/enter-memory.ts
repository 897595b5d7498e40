import type { Person } from '@shuka/domain/accounts';
import { engine, readiness, syncState } from '#kit/engine.ts';
import { world } from '#kit/world.ts';
import { browserDeps } from './browser.ts';
import { inTurn, leave, whenLeft } from './comings.ts';
import { withEarlyPull } from './early-pull.ts';
import { startMemoryEngine } from './memory-engine.ts';

const lineChanges = ['online', 'offline'] as const;

const isOpenFor = ({ accountId }: Person): boolean => {
  const open = engine.get();
  return open?.accountId === accountId && !open.keeps;
};

/**
 * "Not my phone": everything stays in memory, and goes with the tab. Nothing here needs the store, so nobody waits for it
 * who keeps nothing.
 */
export const enterMemory = (person: Person): Promise<void> =>
  inTurn(async () => {
    if (isOpenFor(person)) return;
    await leave();
    const deps = browserDeps();
    const shown = { world, state: syncState, readiness };
    const memory = startMemoryEngine({ ...deps, fetch: withEarlyPull(deps.fetch) }, person.accountId, shown);
    const look = (): void => void memory.kick('online');
    for (const change of lineChanges) addEventListener(change, look);
    whenLeft(async () => {
      for (const change of lineChanges) removeEventListener(change, look);
      await memory.stop();
    });
    engine.set(memory);
  });
