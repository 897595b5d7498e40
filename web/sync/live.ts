import { listenForChanges, readCursor } from '@shuka/domain/sync';
import { engine, syncState } from '#kit/engine.ts';

/** A page that opens has other things to ask for first. */
const firstWaitMillis = 5000;
const longestWaitMillis = 600_000;
/** A stream that lasted so long was no failure. */
const goodMillis = 60_000;

const reaches = new Set(['idle', 'sending', 'getting']);

/** Whether the last round of this page came to its end: then there is a line, and a session. */
const isReached = (): boolean => {
  const { phase, lastSyncAt } = syncState.get();
  return reaches.has(phase) && lastSyncAt !== null && lastSyncAt >= performance.timeOrigin;
};

/** The store's own parts are here already where something is kept; elsewhere they must not come for this. */
const keptHere = async () => (engine.get()?.keeps === true ? import('./here.ts') : null);

const savesData = async (): Promise<boolean> => (await keptHere())?.preferences.get().dataSaver ?? false;

/** Whether `NG.12 KN.7` tells of more than this phone has: its own acts come back as news too. */
export const isNews = (told: string, cursorText: string | null): boolean => {
  const cursor = cursorText === null ? null : readCursor(cursorText);
  return told.split(' ').some((place) => {
    const [shard = '', rev = ''] = place.split('.');
    return Number(rev) > (cursor?.places.get(shard)?.rev ?? -1);
  });
};

const cursorHere = async (): Promise<string | null> => {
  const here = await keptHere();
  if (here === null) return null;
  const { readMeta } = await import('./database.ts');
  return (await readMeta(here.openEngine().store.db, 'cursor')) ?? null;
};

const hear = async (told: string): Promise<void> => {
  if (isNews(told, await cursorHere().catch(() => null))) await engine.get()?.sync();
};

/** One stream until it ends, or until it is not wanted any more. @returns how long it lasted in milliseconds. */
const listenOnce = (isWanted: () => boolean): Promise<number> =>
  new Promise((resolve) => {
    const begun = Date.now();
    const source = new EventSource(`${listenForChanges.path}?stay=yes`);
    const leave = (): void => {
      source.close();
      stops.forEach((stop) => stop());
      resolve(Date.now() - begun);
    };
    const look = (): void => void (isWanted() || leave());
    document.addEventListener('visibilitychange', look);
    const stops = [
      () => document.removeEventListener('visibilitychange', look),
      syncState.subscribe(look),
      engine.subscribe(look),
    ];
    // What changed between the last pull and this moment nobody will tell of.
    source.addEventListener('listening', () => void engine.get()?.sync());
    source.addEventListener('news', ({ data }) => void hear(String(data)));
    source.addEventListener('error', leave);
  });

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Settles when somebody looks at this page and it reaches the server. */
const untilWanted = (isWanted: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const look = (): void => {
      if (!isWanted()) return;
      stops.forEach((stop) => stop());
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    stops.push(
      () => document.removeEventListener('visibilitychange', look),
      syncState.subscribe(look),
      engine.subscribe(look),
    );
    look();
  });

/** Tabs that share one store need one stream; one that keeps nothing shares with nobody. */
const nameOf = (): string => {
  const { accountId = '', keeps = false } = engine.get() ?? {};
  return keeps ? `shuka-live-${accountId}` : `shuka-live-${crypto.randomUUID()}`;
};

const alone = (name: string, work: () => Promise<number>): Promise<number> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

const listen = async (failures: number): Promise<number> => {
  const accountId = engine.get()?.accountId;
  const isWanted = (): boolean => !document.hidden && isReached() && engine.get()?.accountId === accountId;
  const lasted = await alone(nameOf(), async () => (isWanted() ? listenOnce(isWanted) : goodMillis));
  return lasted >= goodMillis ? 0 : failures + 1;
};

const run = async (): Promise<void> => {
  await pause(firstWaitMillis);
  for (let failures = 0; ;) {
    await untilWanted(() => !document.hidden && engine.get() !== null && isReached());
    if (await savesData()) await pause(longestWaitMillis / 10);
    else failures = await listen(failures);
    await pause(Math.min(firstWaitMillis * 2 ** failures, longestWaitMillis) * (0.5 + Math.random()));
    // The line or the session may be what ended: a round tells, and a page that reaches nothing listens to nothing.
    if (!document.hidden && failures > 0) await engine.get()?.sync();
  }
};

/**
 * Hears from the server that something changed while somebody looks at this page, and gets it at once. Where data is
 * saved, nothing listens: the timer serves.
 */
export const startListening = (): void => void run().catch(reportError);
