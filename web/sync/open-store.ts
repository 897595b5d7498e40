import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { databaseName, isFull, openDatabase, readMeta, writeMeta, type Database } from './database.ts';
import type { Deps } from './deps.ts';
import { makeMind, type Shown } from './mind.ts';
import { places, type Sealer } from './seal.ts';
import type { Store } from './store.ts';
import { waitingIn } from './waiting-cookie.ts';

/** A store that cannot be used any more, and the one after it that can. */
export type Opened = { readonly db: Database; readonly generation: number; readonly setAside: readonly number[] };

const mostGenerations = 50;

/** First opening: a device id of its own, and how many acts a store before this one had. */
const begin = async (deps: Deps, db: Database, sealer: Sealer, accountId: string): Promise<void> => {
  const missing = waitingIn(deps.readWaiting(), accountId);
  await writeMeta(db, {
    device: deps.newId(),
    turn: 0,
    missing,
    mayBeLost: missing,
    check: await sealer.seal(places.meta('check'), accountId),
  });
};

/** A store that was cleared behind the page is not begun anew: nothing would open it again once the page is gone. */
const demandCheck = async (db: Database): Promise<void> => {
  if ((await readMeta(db, 'check')) === undefined) throw new Error('the store was cleared');
};

/** @throws when the store cannot be opened, or is not closed by this key. */
const openOne = async (deps: Deps, sealer: Sealer, accountId: string, generation: number): Promise<Database> => {
  const db = await openDatabase(deps, databaseName(accountId, generation));
  try {
    const check = await readMeta(db, 'check');
    if (check === undefined) await begin(deps, db, sealer, accountId);
    else if ((await sealer.open(places.meta('check'), check)) !== accountId) throw new Error('not this person’s store');
    await Promise.all([db.outbox.count(), db.journal.count(), db.rec.count(), db.blob.count()]);
    db.on('ready', () => demandCheck(db), true);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
};

/**
 * Opens a person's store. One that cannot be read is left as it is, for what can still be saved of it, and a new one of
 * the next generation takes its place.
 * @throws when the phone is full, or no store can be made at all.
 */
export const openNewest = async (deps: Deps, sealer: Sealer, accountId: string, from: number): Promise<Opened> => {
  const setAside: number[] = [];
  for (let generation = from; generation < from + mostGenerations; generation += 1) {
    try {
      return { db: await openOne(deps, sealer, accountId, generation), generation, setAside };
    } catch (error) {
      if (isFull(error)) throw error;
      const again = await openOne(deps, sealer, accountId, generation).catch(() => null);
      if (again !== null) return { db: again, generation, setAside };
      setAside.push(generation);
      // A browser without a store at all fails the same way every time.
      if (setAside.length > 2) throw error;
    }
  }
  throw new Error('no store could be opened');
};

export type Around = { readonly deps: Deps; readonly contracts: readonly Contract[]; readonly shown: Shown };

const makeOrder = (): Store['inOrder'] => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
};

/** Puts together what all parts of the engine share; `end` stops whatever is under way. */
export const makeStore = (
  { deps, contracts, shown }: Around,
  accountId: string,
  db: Database,
  sealer: Sealer,
): { store: Store; end: () => void } => {
  const controller = new AbortController();
  const mind = makeMind(accountId, contracts, shown);
  const tabs = deps.openChannel(`shuka-${accountId}`);
  const { signal } = controller;
  const store: Store = { accountId, deps, db, sealer, mind, tabs, inOrder: makeOrder(), signal };
  return {
    store,
    end: () => {
      mind.end();
      controller.abort();
      tabs.close();
    },
  };
};
