import { readMeta, writeMeta } from './database.ts';
import { refill, register, takeNewDevice } from './devices.ts';
import { moveToJournal, storedNow, trimJournal } from './journal.ts';
import { countPhotos, sendPhotos } from './photo-sync.ts';
import { pullOnce } from './pull.ts';
import { fullPace, pushBatch, type Pace } from './push.ts';
import { Stop } from './stop.ts';
import { tellTabs, type Store } from './store.ts';
import type { Wire } from './wire.ts';

/** How often in one cycle the server may send the phone back to make itself known. */
const mostTurns = 4;

const codeOf = (error: unknown): string => (error instanceof Stop ? error.code : '');

/** What the server wants put right before it takes acts. @returns whether it was. */
const putRight = async (store: Store, wire: Wire, code: string): Promise<boolean> => {
  if (code === 'epoch-changed') await refill(store, wire);
  else if (code === 'device-unknown') await register(store, wire);
  else if (code === 'device-rolled-back') {
    await takeNewDevice(store);
    await register(store, wire);
  } else return false;
  return true;
};

const pushAll = async (store: Store, wire: Wire, pace: Pace): Promise<void> => {
  const { mind } = store;
  let done = 0;
  for (let turns = 0; ;) {
    const total = done + mind.state().waiting;
    if (mind.state().waiting > 0) mind.patch({ phase: 'sending', progress: { done, total } });
    try {
      const moved = await pushBatch(store, wire, pace);
      if (moved === null) break;
      done += moved;
    } catch (error) {
      turns += 1;
      if (turns > mostTurns || !(await putRight(store, wire, codeOf(error)))) throw error;
    }
  }
  mind.patch({ progress: null });
};

/** Pulls to the end. A stream that broke after some lines goes on at the next. @returns false when the epoch changed. */
const pullAll = async (store: Store, wire: Wire): Promise<boolean> => {
  store.mind.patch({ phase: 'getting' });
  for (;;) {
    const pulled = await pullOnce(store, wire);
    if (pulled !== 'cut') return pulled === 'ended';
  }
};

/** A phone that is full of pictures sends them first: what the server has of them makes room for what changed. */
const pullFull = async (store: Store, wire: Wire, photosByHand: boolean): Promise<boolean> => {
  try {
    return await pullAll(store, wire);
  } catch (error) {
    if (codeOf(error) !== 'phone-full' || (await sendPhotos(store, wire, photosByHand)) === 0) throw error;
    return pullAll(store, wire);
  }
};

const finish = async (store: Store, wire: Wire): Promise<void> => {
  const { db, deps, mind } = store;
  const lastSyncAt = deps.now();
  await writeMeta(db, { lastSyncAt });
  mind.ready({ state: 'ready', value: null });
  mind.patch({ lastSyncAt });
  tellTabs(store, { state: true });
  await trimJournal(store, wire.serverNow());
};

const run = async (store: Store, wire: Wire, pace: Pace, photosByHand: boolean): Promise<void> => {
  await wire.verify();
  if ((await readMeta(store.db, 'isRegistered')) !== true) await register(store, wire);
  for (let turns = 0; ; turns += 1) {
    await pushAll(store, wire, pace);
    await countPhotos(store);
    const stored = await storedNow(store);
    if (await pullFull(store, wire, photosByHand)) {
      await moveToJournal(store, stored, wire.serverNow());
      break;
    }
    if (turns >= mostTurns) throw new Stop('failing', 'epoch-changed');
    await refill(store, wire);
  }
  await finish(store, wire);
  // Only a server that was restored from an older copy asks for this.
  if ((await readMeta(store.db, 'mustOfferPhotos')) === true)
    await (await import('./offer-again.ts')).offerAgain(store);
  await countPhotos(store);
  if (store.mind.state().photosWaiting > 0) store.mind.patch({ phase: 'sending' });
  // Their records say now that the server has them.
  if ((await sendPhotos(store, wire, photosByHand)) > 0) await pullAll(store, wire);
};

/**
 * One round: makes the phone known, sends all acts, then gets all changes, then sends photos. A session that ended is
 * renewed once by a trusted phone's own key.
 * @throws Stop why it ended early; what was not done waits.
 */
export const makeCycle = (store: Store, wire: Wire): ((photosByHand: boolean) => Promise<void>) => {
  const pace = fullPace();
  return async (photosByHand) => {
    try {
      await run(store, wire, pace, photosByHand);
    } catch (error) {
      const isEnded = error instanceof Stop && error.phase === 'signed-out' && error.code !== 'other-person';
      // The parts about trust load when they are needed: most syncs never do.
      if (!isEnded || !(await (await import('./trust.ts')).renew(store, wire))) throw error;
      await run(store, wire, pace, photosByHand);
    }
  };
};
