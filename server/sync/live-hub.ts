import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Viewer } from '@shuka/domain/kit/viewer.ts';
import { findLiveSessions } from '#accounts';
import type { Services } from '#kit/context.ts';
import type { Pool } from '#kit/db.ts';
import type { Lines } from '#kit/route.ts';
import { findNews, readClocks, type Moved } from './live-store.ts';
import { makeLiveStream, type LiveStream } from './live-stream.ts';
import { makeWatch } from './live-watch.ts';

const lookEveryMillis = 2000;
/** A sign of life now and then, so that no proxy takes a quiet stream for a dead one; more of them keep a radio awake. */
const beatEveryLooks = 12;
const sessionsEveryLooks = 5;
/** A stream ends after half an hour and its phone comes again: servers that are put in beside this one get their share. */
const longestLooks = 900;
/** Pages of one person at one server process; a browser keeps to one. */
const mostOfAccount = 6;

type Listener = LiveStream & { readonly viewer: Viewer; looks: number };
type Needs = Pick<Services, 'pool' | 'clock' | 'log'>;
type Clocks = ReadonlyMap<string, number>;

const movedSince = (seen: Clocks, now: Clocks): Moved[] =>
  [...now]
    .map(([shard, rev]) => ({ shard, seen: seen.get(shard) ?? 0, now: rev }))
    .filter((clock) => clock.now > clock.seen);

/** `NG.12 KN.7`: what a phone compares with its cursor, so that it does not ask for what it has. */
const newsText = (revisions: readonly string[]): string => `event: news\ndata: ${revisions.join(' ')}\n\n`;

/** Tells each listener in which shards something changed for them. */
const tellNews = async (pool: Pool, listeners: ReadonlySet<Listener>, moved: readonly Moved[]): Promise<void> => {
  if (moved.length === 0) return;
  const accountIds = [...new Set([...listeners].map(({ viewer }) => viewer.accountId))];
  const byAccount = new Map<string, string[]>();
  for (const { accountId, shard, rev } of await findNews(pool, accountIds, moved))
    byAccount.set(accountId, [...(byAccount.get(accountId) ?? []), `${shard}.${rev}`]);
  for (const listener of listeners) {
    const revisions = byAccount.get(listener.viewer.accountId);
    if (revisions !== undefined) listener.say(newsText(revisions));
  }
};

/** Lets go of those whose session is over, or who have listened long enough. */
const letGo = async ({ pool, clock }: Needs, listeners: ReadonlySet<Listener>): Promise<void> => {
  const sessionIds = [...new Set([...listeners].map(({ viewer }) => viewer.sessionId))];
  const live = await findLiveSessions(pool, sessionIds, clock.now());
  for (const listener of listeners)
    if (!live.has(listener.viewer.sessionId) || listener.looks >= longestLooks) listener.end();
};

const makeHub = (needs: Needs) => {
  const { pool, log } = needs;
  const listeners = new Set<Listener>();
  let looks = 0;
  const look = async (before: Clocks): Promise<Clocks> => {
    looks += 1;
    for (const listener of listeners) listener.looks += 1;
    const now = await readClocks(pool);
    await tellNews(pool, listeners, movedSince(before, now));
    if (looks % sessionsEveryLooks === 0) await letGo(needs, listeners);
    if (looks % beatEveryLooks === 0) listeners.forEach((listener) => listener.say(': \n\n'));
    return now;
  };
  const watch = makeWatch({
    everyMillis: lookEveryMillis,
    first: () => readClocks(pool),
    look,
    isWanted: () => listeners.size > 0,
    onFailure: (error) => log.error({ error }, 'nobody could be told of changes'),
  });
  return {
    /** @throws Problem `too-many` when so many pages of this person listen already. */
    listen: async (viewer: Viewer): Promise<Lines> => {
      const ofAccount = [...listeners].filter((one) => one.viewer.accountId === viewer.accountId);
      if (ofAccount.length >= mostOfAccount) throw new Problem('too-many', { retryAfterSeconds: 60 });
      const stream = makeLiveStream('event: listening\ndata:\n\n', () => listeners.delete(listener));
      const listener: Listener = { ...stream, viewer, looks: 0 };
      listeners.add(listener);
      await watch.follow().catch((error: unknown) => {
        listener.end();
        throw error;
      });
      return stream.lines;
    },
    close: (): void => {
      watch.stop();
      listeners.forEach((listener) => listener.end());
    },
  };
};

type Hub = ReturnType<typeof makeHub>;

const hubs = new WeakMap<Pool, Hub>();

/** Those who listen at this server: one look at the database serves them all. */
export const hubOf = (needs: Needs): Hub => {
  const hub = hubs.get(needs.pool) ?? makeHub(needs);
  hubs.set(needs.pool, hub);
  return hub;
};

/** Ends all streams of a server that closes: it would wait for them. */
export const endListening = (pool: Pool): void => hubs.get(pool)?.close();
