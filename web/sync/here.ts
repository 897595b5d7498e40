import { useSyncExternalStore } from 'react';
import type { Person } from '@shuka/domain/accounts';
import type { Failure } from '#kit/api.ts';
import { makeCell, makeListeners } from '#kit/cell.ts';
import { engine, readiness, syncState } from '#kit/engine.ts';
import { world } from '#kit/world.ts';
import { browserDeps } from './browser.ts';
import { readMeta } from './database.ts';
import { inTurn, leave, whenLeft } from './comings.ts';
import type { Deps } from './deps.ts';
import { openKept, lockTabs, type KeptEngine } from './kept-engine.ts';
import { shareKeys } from './key-sharing.ts';
import type { OpenedKeeper } from './keepers.ts';
import { importLegacy } from './legacy-import.ts';
import type { Around } from './open-store.ts';
import type { Preferences, WaitingAct } from './phone-types.ts';
import { queuedContracts } from './queued-contracts.ts';
import { Stop } from './stop.ts';

/** Who is open in this tab. */
type Here = { readonly person: Person; readonly key: CryptoKey; readonly engine: KeptEngine };

let made: { deps: Deps; around: Around; keys: ReturnType<typeof shareKeys> } | null = null;
let here: Here | null = null;

/** Made when first needed: a page that is only built has no browser around it. */
export const surroundings = () => {
  if (made !== null) return made;
  const deps = browserDeps();
  const around = { deps, contracts: queuedContracts, shown: { world, state: syncState, readiness } };
  const keys = shareKeys((accountId) => (here?.person.accountId === accountId ? here.key : null));
  made = { deps, around, keys };
  watch();
  return made;
};

export const whoIsHere = (): Here | null => here;

/** @throws when nobody's store is open: the screens that ask are behind the PIN. */
export const openEngine = (): KeptEngine => {
  if (here === null) throw new Error('Nobody is here.');
  return here.engine;
};

export const preferences = makeCell<Preferences>({ dataSaver: false, wifiOnly: false });

const acts = makeListeners();
const noActs: readonly WaitingAct[] = [];
const actsNow = (): readonly WaitingAct[] => here?.engine.store.mind.acts.get() ?? noActs;

/** The acts of this phone that are not yet back as records, oldest first. */
export const useActs = (): readonly WaitingAct[] => useSyncExternalStore(acts.subscribe, actsNow, actsNow);

/** Forgets the key and all records in this tab. Screens hear of it by the event `phone-locked`. */
const lockHere = (): Promise<void> =>
  inTurn(async () => {
    if (here === null) return;
    surroundings().keys.forget(here.person.accountId);
    await leave();
    dispatchEvent(new Event('phone-locked'));
  });

/** Locks the phone in all tabs; one that keeps nothing forgets what it had in memory. */
export const lock = async (): Promise<void> => {
  if (here !== null) lockTabs(here.engine);
  await lockHere();
  await inTurn(leave);
};

/** Opens a person's store and starts to sync. @throws when there can be no store. */
export const enter = (opened: OpenedKeeper, recoveryKey?: string): Promise<void> =>
  inTurn(async () => {
    if (here?.person.accountId !== opened.person.accountId) await enterNow(opened, recoveryKey);
  });

const enterNow = async (opened: OpenedKeeper, recoveryKey?: string): Promise<void> => {
  await leave();
  const { around, keys } = surroundings();
  const kept = await openKept(around, opened, () => void lockHere(), recoveryKey);
  const { person, key } = opened;
  here = { person, key, engine: kept };
  whenLeft(async () => {
    here = null;
    acts.tell();
    await kept.stop();
  });
  kept.store.mind.acts.subscribe(acts.tell);
  preferences.set((await readMeta(kept.store.db, 'preferences')) ?? { dataSaver: false, wifiOnly: false });
  keys.keep(person.accountId, key);
  engine.set(kept);
  acts.tell();
  await importLegacy(kept, person).catch(around.deps.report);
  void kept.kick('open');
};

const longestHiddenMillis = 15 * 60_000;

/** Locks a phone that was put away, and looks for the server when there is hope. */
const watch = (): void => {
  let hiddenAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer);
    if (document.hidden) {
      hiddenAt = Date.now();
      timer = setTimeout(() => void lockHere(), longestHiddenMillis);
      return;
    }
    const isStale = hiddenAt !== null && Math.abs(Date.now() - hiddenAt) >= longestHiddenMillis;
    hiddenAt = null;
    if (isStale) void lockHere();
    else void here?.engine.kick('online');
  });
  // A line that went is looked for too: then the screen says at once that there is none.
  for (const change of ['online', 'offline']) addEventListener(change, () => void here?.engine.kick('online'));
};

/** What a form shows of a round that ended early, or of a store that would not open. */
export const failureOf = (error: unknown): Failure => ({
  status: error instanceof Stop ? error.status : 500,
  code: error instanceof Stop ? error.code : 'not-kept',
  title: error instanceof Stop ? error.title : '',
  fields: [],
  requestId: null,
});
