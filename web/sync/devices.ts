import { findMissing, isIn, rangesOf, registerDevice, type DeviceState, type Range } from '@shuka/domain/sync';
import { readMeta, writeMeta, type Database } from './database.ts';
import { changeKeeper } from './keepers.ts';
import { places } from './seal.ts';
import { Stop } from './stop.ts';
import { tellTabs, type Store } from './store.ts';
import { followActs } from './acts.ts';
import type { Wire } from './wire.ts';

const recoveryOf = async ({ db, sealer }: Store): Promise<{ recoveryKey?: string }> => {
  const sealed = await readMeta(db, 'recovery');
  return sealed === undefined ? {} : { recoveryKey: (await sealer.open(places.meta('recovery'), sealed)) as string };
};

const isTaken = (error: unknown): boolean => error instanceof Stop && error.code === 'device-taken';

const tellOfDevice = async (store: Store, wire: Wire): Promise<DeviceState> => {
  const { db, mind } = store;
  const missing = (await readMeta(db, 'missing')) ?? 0;
  await takeLeave(store, wire, missing);
  const { waiting, photosWaiting } = mind.state();
  const told = { waiting, photosWaiting, missing, ...(await recoveryOf(store)) };
  const deviceId = (await readMeta(db, 'device')) ?? '';
  try {
    return await wire.ask(registerDevice, { deviceId, ...told });
  } catch (error) {
    if (!isTaken(error)) throw error;
    return wire.ask(registerDevice, { deviceId: await takeNewDevice(store), ...told });
  }
};

/** A new device id: the numbers given out under the old one mean something else to the server by now. */
export const takeNewDevice = async ({ db, deps }: Store): Promise<string> => {
  const device = deps.newId();
  const formerDevice = (await readMeta(db, 'device')) ?? null;
  await writeMeta(db, { device, formerDevice, isRegistered: null, trustKey: null, trustedUntil: null });
  return device;
};

/** What waited under the device before goes on under this one, but for what is missing; so does the recovery key. */
const takeLeave = async ({ db, sealer }: Store, wire: Wire, missing: number): Promise<void> => {
  const former = await readMeta(db, 'formerDevice');
  if (former === undefined) return;
  const state = await wire
    .ask(registerDevice, { deviceId: former, waiting: missing, missing: 0 })
    .catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      return null; // it was never this person's
    });
  const recoveryKey = state?.recoveryKey ?? null;
  const isNew = recoveryKey !== null && (await readMeta(db, 'recovery')) === undefined;
  const recovery = isNew ? { recovery: await sealer.seal(places.meta('recovery'), recoveryKey) } : {};
  await writeMeta(db, { formerDevice: null, ...recovery });
};

/** Makes this store known to the server. */
export const register = async (store: Store, wire: Wire): Promise<DeviceState> => {
  const { db, deps, mind, accountId } = store;
  const state = await tellOfDevice(store, wire);
  const mayBeLost = Math.max((await readMeta(db, 'mayBeLost')) ?? 0, state.mayBeLost?.count ?? 0);
  const known = await readMeta(db, 'epoch');
  await writeMeta(db, {
    isRegistered: true,
    missing: null,
    mayBeLost,
    trustedUntil: state.trustedUntil,
    ...(known === undefined ? { epoch: state.epoch } : {}),
  });
  const device = (await readMeta(db, 'device')) ?? '';
  if (state.recoveryKey !== null) await changeKeeper(deps, accountId, { device });
  mind.patch({ mayBeLost });
  return state;
};

/** Acknowledged acts by the device under whose number the server has them. */
const acknowledged = async (db: Database): Promise<Map<string, number[]>> => {
  const [stored, journal] = await Promise.all([
    db.outbox.filter(({ state }) => state === 'stored').toArray(),
    db.journal.toArray(),
  ]);
  const all = [...stored, ...journal].sort((one, other) => one.seq - other.seq);
  const byDevice = new Map<string, number[]>();
  for (const { device, seq } of all) byDevice.set(device, [...(byDevice.get(device) ?? []), seq]);
  return byDevice;
};

/** The server takes this many ranges at a time. */
const mostRanges = 10_000;

const missingOf = async (wire: Wire, device: string, seqs: readonly number[]): Promise<number[]> => {
  const ranges = rangesOf(seqs);
  const missing: Range[] = [];
  try {
    for (let at = 0; at < ranges.length; at += mostRanges) {
      const answer = await wire.ask(findMissing, { device, seqs: ranges.slice(at, at + mostRanges) });
      missing.push(...answer.missing);
    }
    return seqs.filter((seq) => isIn(missing, seq));
  } catch (error) {
    if (error instanceof Stop && error.code === 'device-unknown') return [...seqs];
    throw error;
  }
};

/** Puts acknowledged acts back among those that wait, under their old numbers. */
const sendAgain = async (store: Store, seqs: readonly number[]): Promise<void> => {
  await store.inOrder(async () => {
    await putBack(store.db, seqs);
    await followActs(store, seqs);
    tellTabs(store, { acts: seqs });
  });
};

const putBack = (db: Database, seqs: readonly number[]): Promise<void> =>
  db.transaction('rw', db.outbox, db.journal, async () => {
    const rows = await db.journal.bulkGet([...seqs]);
    for (const row of rows) {
      if (row === undefined) continue;
      const { seq, key, body } = row;
      await db.outbox.put({ seq, key, body, state: 'waiting', device: '', issue: null });
    }
    await db.journal.bulkDelete([...seqs]);
    await db.outbox
      .where('seq')
      .anyOf([...seqs])
      .modify({ state: 'waiting', device: '' });
  });

/**
 * The database is in another life than the one this phone knew (restored from an older copy, say): what it has lost of
 * the acts it once acknowledged is sent again, and all records come anew.
 */
export const refill = async (store: Store, wire: Wire): Promise<void> => {
  const { db } = store;
  const { epoch } = await register(store, wire);
  const missing: number[] = [];
  for (const [device, seqs] of await acknowledged(db)) missing.push(...(await missingOf(wire, device, seqs)));
  if (missing.length > 0)
    await sendAgain(
      store,
      missing.sort((one, other) => one - other),
    );
  await writeMeta(db, { epoch, cursor: null, mustOfferPhotos: true });
};
