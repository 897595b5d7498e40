import { endpointOf } from '@shuka/domain/kit/act-version.ts';
import { readMe, type Person } from '@shuka/domain/accounts';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import { registerDevice } from '@shuka/domain/sync';
import type { Failure } from '#kit/api.ts';
import type { BlobPart, Engine, PhotoBlobs } from '#kit/engine.ts';
import type { NewAct } from './acts.ts';
import { keepActs } from './acts.ts';
import { makeCycle } from './cycle.ts';
import { readMeta, writeMeta } from './database.ts';
import { followTabs } from './follow-tabs.ts';
import { changeKeeper, type OpenedKeeper } from './keepers.ts';
import { loadAll } from './load.ts';
import { makeStore, openNewest, type Around } from './open-store.ts';
import { fetchPhoto } from './fetch-photo.ts';
import { countPhotos, keepPhoto, photoHere } from './photo-sync.ts';
import { lookAtRoom } from './room.ts';
import { makeRunner, type Reason } from './runner.ts';
import { makeSealer, places } from './seal.ts';
import { tellTabs, type Store } from './store.ts';
import { draftsIn } from './unfinished.ts';
import { waitingIn } from './waiting-cookie.ts';
import { makeWire, type Wire } from './wire.ts';

/** The engine of a person whose records are kept on this phone. */
export type KeptEngine = Engine & {
  readonly store: Store;
  readonly wire: Wire;
  readonly contracts: readonly Contract[];
  kick(reason: Reason, more?: { photos?: boolean }): Promise<void>;
  /** Told that another tab has sent and got everything. */
  synced(): void;
  /** Ends everything under way and forgets what is in memory. */
  stop(): Promise<void>;
};

const newAct = ({ deps }: Store, contract: Contract, input: unknown, blobs?: PhotoBlobs): NewAct => {
  const act = { key: deps.newId(), endpoint: endpointOf(contract), input, savedAt: deps.now() };
  const photoId = (input as { id?: string }).id;
  return blobs === undefined || photoId === undefined ? act : { ...act, photo: { photoId, blobs } };
};

/** The first save asks the browser not to drop the store; a person who has just saved something is likeliest to be heard. */
const askToPersist = async ({ db, deps }: Store): Promise<void> => {
  if ((await readMeta(db, 'wasAskedToPersist')) === true) return;
  await writeMeta(db, { wasAskedToPersist: true });
  await deps.persist();
};

const photoFrom = async (store: Store, wire: Wire, photoId: string, part: BlobPart): Promise<Blob | null> => {
  const here = await photoHere(store, photoId, part);
  if (here !== null) return new Blob([here]);
  const bytes = await fetchPhoto(wire, photoId, part).catch(() => null);
  if (bytes === null) return null;
  await keepPhoto(store, photoId, part, bytes);
  return new Blob([bytes]);
};

/** What could be read of stores that were set aside goes on waiting in the new one. */
const takeOver = async (store: Store, setAside: readonly number[], former: string): Promise<void> => {
  if (setAside.length === 0) return;
  const [{ salvage }, { addSaved }] = await Promise.all([import('./salvage.ts'), import('./transfer.ts')]);
  const { deps, db, sealer, accountId, mind } = store;
  const tookOver = [...((await readMeta(db, 'tookOver')) ?? [])];
  let added = 0;
  for (const generation of setAside.filter((one) => !tookOver.includes(one))) {
    const saved = await salvage(deps, sealer, accountId, generation, false);
    if (saved === null) continue; // it may open another time
    added += await addSaved(store, saved);
    tookOver.push(generation);
  }
  const mayBeLost = Math.max(0, ((await readMeta(db, 'mayBeLost')) ?? 0) - added);
  const missing = Math.max(0, ((await readMeta(db, 'missing')) ?? 0) - added);
  await writeMeta(db, { mayBeLost, missing, tookOver, ...(former === '' ? {} : { formerDevice: former }) });
  mind.patch({ isDamaged: true, mayBeLost });
};

const makeEngine = (around: Around, store: Store, end: () => void): KeptEngine => {
  const { deps, mind, accountId } = store;
  const wire = makeWire(deps, accountId, store.signal);
  const runner = makeRunner({
    deps,
    name: `shuka-sync-${accountId}`,
    cycle: makeCycle(store, wire),
    hasMore: () => mind.state().waiting > 0,
    show: (phase) => {
      mind.patch({ phase, progress: null });
      mind.ready({ state: 'ready', value: null });
    },
  });
  let wasAsked = false;
  const aside = (work: Promise<unknown>): void =>
    void work.catch((error: unknown) => store.signal.aborted || deps.report(error));
  return {
    accountId,
    keeps: true,
    store,
    wire,
    contracts: around.contracts,
    foresee: mind.foresee,
    kick: runner.kick,
    synced: runner.done,
    sync: () => runner.kick('button'),
    save: async (contract, input, blobs): Promise<Failure | null> => {
      const failure = await keepActs(store, [newAct(store, contract, input, blobs)]);
      if (failure !== null) return failure;
      if (blobs !== undefined) aside(countPhotos(store));
      if (!wasAsked) aside(askToPersist(store));
      wasAsked = true;
      void runner.kick('save');
      return null;
    },
    sent: async () => {
      await runner.kick('button');
      return null;
    },
    photo: (photoId, part) => photoFrom(store, wire, photoId, part),
    drafts: draftsIn(store),
    stop: async () => {
      end();
      await runner.stop();
      store.db.close();
    },
  };
};

/**
 * Opens a person's store and brings all of it into memory.
 * @param recoveryKey given when the PIN was just chosen; it goes to the server when the phone is made known.
 * @param onLocked when another tab locked the store.
 * @throws when no store can be opened or made.
 */
export const openKept = async (
  around: Around,
  { key, keeper }: Pick<OpenedKeeper, 'key' | 'keeper'>,
  onLocked: () => void,
  recoveryKey?: string,
): Promise<KeptEngine> => {
  const { deps } = around;
  const { accountId } = keeper;
  const sealer = makeSealer(key);
  const { db, generation, setAside } = await openNewest(deps, sealer, accountId, keeper.generation);
  const { store, end } = makeStore(around, accountId, db, sealer);
  if (recoveryKey !== undefined)
    await writeMeta(db, { recovery: await sealer.seal(places.meta('recovery'), recoveryKey), isRegistered: null });
  const allSetAside = [...keeper.setAside, ...setAside];
  const device = (await readMeta(db, 'device')) ?? '';
  await changeKeeper(deps, accountId, { generation, setAside: allSetAside });
  store.mind.patch({ keeps: true });
  let engine: KeptEngine | null = null;
  followTabs(store, { onLocked, onSynced: () => engine?.synced() });
  await loadAll(store);
  const former = keeper.device === device ? '' : keeper.device;
  await takeOver(store, allSetAside, former).catch(deps.report); // there is no room: it stays where it is
  await Promise.all([countPhotos(store), lookAtRoom(store)]);
  engine = makeEngine(around, store, end);
  return engine;
};

/** Tells the other tabs to lock too. */
export const lockTabs = (engine: KeptEngine): void => tellTabs(engine.store, { locked: true });

/** Who the session's owner is; it has to be this account. @throws Stop */
export const askPerson = ({ deps }: Around, accountId: string): Promise<Person> =>
  makeWire(deps, accountId, new AbortController().signal).ask(readMe, {});

/** What the server gives back to the signed-in owner for a forgotten PIN; null when it has none. @throws Stop */
export const askRecoveryKey = async (around: Around, accountId: string, deviceId: string): Promise<string | null> => {
  const { deps } = around;
  const wire = makeWire(deps, accountId, new AbortController().signal);
  const waiting = waitingIn(deps.readWaiting(), accountId);
  const { recoveryKey } = await wire.ask(registerDevice, { deviceId, waiting, missing: 0 });
  return recoveryKey;
};
