import type { Person } from '@shuka/domain/accounts';
import { registerFarm } from '@shuka/domain/farms';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { makeCell } from '#kit/cell.ts';
import { quiet, type SyncState } from '#kit/engine.ts';
import type { Loaded } from '#kit/use-load.ts';
import { makeWorld } from '#kit/world.ts';
import type { Channel, Deps } from './deps.ts';
import * as keepers from './keepers.ts';
import { openKept, type KeptEngine } from './kept-engine.ts';
import { pretendServer, type PretendServer } from './pretend-server.ts';
import { queuedContracts } from './queued-contracts.ts';

/*
 * Phones without a browser, for tests: a database of their own, tabs that hear each other, and timers that ring only when
 * asked.
 */

export const amina: Person = {
  accountId: '01939c00-0000-7000-8000-00000000000a',
  firstName: 'Amina',
  lastName: 'Yusuf',
  email: 'amina@farm.example',
  roles: ['farmer'],
  state: 'active',
  photoId: null,
  secondFactor: 'none',
};

export const musa: Person = {
  ...amina,
  accountId: '02939c00-0000-7000-8000-00000000000b',
  firstName: 'Musa',
  lastName: 'Bello',
};

type Browser = { indexedDb: IDBFactory; keyRange: typeof IDBKeyRange };

const makeLocks = (): Deps['lock'] => {
  const held = new Map<string, Promise<void>>();
  return (name, work) => {
    const mine = (held.get(name) ?? Promise.resolve()).then(work);
    held.set(
      name,
      mine.catch(() => undefined),
    );
    return mine;
  };
};

const makeAir = (): Deps['openChannel'] => {
  const open = new Map<string, Set<(message: unknown) => void>>();
  return (name): Channel => {
    const others = open.get(name) ?? new Set();
    open.set(name, others);
    let own: ((message: unknown) => void) | null = null;
    return {
      post: (message) =>
        others.forEach(
          (listener) => listener !== own && queueMicrotask(() => others.has(listener) && listener(message)),
        ),
      listen: (listener) => {
        own = listener;
        others.add(listener);
      },
      close: () => void (own !== null && others.delete(own)),
    };
  };
};

let ids = 0;

const nextId = (): string => {
  ids += 1;
  return `00000000-0000-7000-8000-${String(ids).padStart(12, '0')}`;
};

const depsOf = (server: PretendServer, browser: Browser, kept: { cookie: string }, reports: unknown[]): Deps => {
  const timers = new Set<() => void>();
  return {
    ...browser,
    fetch: server.fetch,
    xsrf: () => server.state.session ?? '',
    now: () => Date.parse('2026-11-21T12:00:00Z'),
    newId: nextId,
    random: () => 0.5,
    setTimer: (work) => {
      timers.add(work);
      return () => void timers.delete(work);
    },
    pause: async () => undefined,
    lock: makeLocks(),
    openChannel: makeAir(),
    iterations: 10,
    readWaiting: () => kept.cookie,
    writeWaiting: (text) => void (kept.cookie = text),
    persist: async () => true,
    estimate: async () => ({ usedBytes: 0, quotaBytes: 1_000_000_000 }),
    report: (error) => void reports.push(error),
    isWifi: () => null,
  };
};

const tabOf = (deps: Deps) => {
  const shown = {
    world: makeWorld(),
    state: makeCell<SyncState>(quiet),
    readiness: makeCell<Loaded<null>>({ state: 'loading' }),
  };
  const around = { deps, contracts: queuedContracts, shown };
  const show = (engine: KeptEngine) => ({
    engine,
    ...shown,
    farms: () =>
      shown.world.list('farm').map(({ row, state }) => `${(row as unknown as { name: string }).name}: ${state}`),
    acts: engine.store.mind.acts.get,
    sync: () => engine.kick('button'),
  });
  return {
    around,
    /** First opening: chooses a PIN. */
    setUp: async (person: Person, pin = '246810') => {
      const made = await keepers.makeKeeper(deps, person, pin, 'sun');
      await keepers.keepKeeper(deps, made.keeper);
      return show(await openKept(around, made, () => undefined, made.recoveryKey));
    },
    unlock: async (person: Person, pin = '246810') => {
      const opened = await keepers.tryPin(deps, person.accountId, pin);
      if (opened.kind !== 'open') throw new Error(opened.kind);
      return show(await openKept(around, opened, () => undefined));
    },
  };
};

/** A phone that talks to a server; `change` replaces what surrounds it. */
export const pretendPhone = (server: PretendServer, browser: Browser, change: Partial<Deps> = {}) => {
  const kept = { cookie: '' };
  const reports: unknown[] = [];
  const deps = { ...depsOf(server, browser, kept, reports), ...change };
  return { deps, kept, reports, tab: () => tabOf(deps) };
};

export type PhoneTab = Awaited<ReturnType<ReturnType<typeof tabOf>['setUp']>>;

/** A phone in the hands of Amina, whose session is open on it. */
export const atHome = (browser: Browser, change: Partial<Deps> = {}) => {
  const server = pretendServer();
  server.state.session = amina.accountId;
  return { server, phone: pretendPhone(server, browser, change) };
};

export const farmCalled = (name: string) => ({
  id: newId(),
  name,
  stateCode: 'KN',
  lga: 'Kumbotso',
  sizeBand: 'small',
  crop: 'Maize',
});

export const save = (tab: PhoneTab, name: string) => tab.engine.save(registerFarm, farmCalled(name));

/** A photo of a farm as its record tells of it. */
export const photoOf = (farmId: string) => {
  const part = { sha256: '0'.repeat(64), sizeBytes: 1 };
  return { id: newId(), farmId, plotId: null, thumb: part, full: part, takenAt: '2026-11-21T12:00:00Z' };
};
