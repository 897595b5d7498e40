import { setImmediate } from 'node:timers/promises';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Deps } from '@shuka/web/sync/deps.ts';
import type { Line } from './line.ts';

/** What a phone holds when its app is closed. */
type Hardware = {
  readonly indexedDb: IDBFactory;
  /** Added to the true time, in milliseconds: clocks of phones are wrong, some by years. */
  readonly clockOffMillis: number;
  waiting: string;
  /** The last id that was given out. */
  lastId: string;
};

export const makeHardware = (clockOffMillis = 0): Hardware => ({
  indexedDb: new IDBFactory(),
  clockOffMillis,
  waiting: '',
  lastId: '',
});

const makeLock = (): Deps['lock'] => {
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

const noChannel = { post: () => undefined, listen: () => undefined, close: () => undefined };

/** All that the app takes from a browser, with a line that may be cut. */
export const makeSurroundings = (
  hardware: Hardware,
  line: Line,
  random: () => number,
  report: (error: unknown) => void,
): Deps => ({
  fetch: line.fetch,
  xsrf: () => line.cookies.get('XSRF-TOKEN') ?? '',
  now: () => Date.now() + hardware.clockOffMillis,
  newId: () => (hardware.lastId = newId()),
  random,
  setTimer: (work, millis) => {
    const timer = setTimeout(work, millis).unref();
    return () => clearTimeout(timer);
  },
  pause: () => setImmediate(),
  lock: makeLock(),
  openChannel: () => noChannel,
  indexedDb: hardware.indexedDb,
  keyRange: IDBKeyRange,
  iterations: 1,
  readWaiting: () => hardware.waiting,
  writeWaiting: (text) => (hardware.waiting = text),
  persist: async () => true,
  estimate: async () => ({ usedBytes: 0, quotaBytes: 0 }),
  report,
  isWifi: () => null,
});
