import { Problem } from '@shuka/domain/kit/problem.ts';
import { lastId, pullChanges as contract, readCursor, writeCursor, type Cursor, type Place } from '@shuka/domain/sync';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle, type Route } from '#kit/route.ts';
import type { Above } from './above.ts';
import { noteReading } from './device-store.ts';
import { readEpoch } from './epoch.ts';
import { isToForget } from './forget-store.ts';
import { atOneMoment, findChanges, findShards, pageSize, readHorizon, type Change, type Shard } from './place-store.ts';
import { cutLines, lineOf, readTexts, withoutOpenEnd } from './pull-lines.ts';

const firstId = '00000000-0000-0000-0000-000000000000';

/** Where a phone begins that has nothing of a shard; what went before the horizon it never had. */
const startOf = ({ horizon }: Shard): Place => ({ rev: 0, id: firstId, anewAt: horizon });

/**
 * Whether a phone's place in a shard is still good: it has not missed tombstones that are gone by now, and is not ahead
 * of a clock that was set back.
 */
const isGood = (place: Place, { rev, horizon }: Shard): boolean =>
  place.rev <= rev && (place.rev >= horizon || place.anewAt === horizon);

/** The phone's cursor as far as it is of this life of the database; null when all must come anew. */
const usable = (text: string | undefined, epoch: string, shards: readonly Shard[]): Cursor | null => {
  const cursor = text === undefined ? null : readCursor(text);
  if (cursor === null || cursor.epoch !== epoch) return null;
  const isWhole = shards.every((shard) => {
    const place = cursor.places.get(shard.shard);
    return place === undefined || isGood(place, shard);
  });
  return isWhole ? cursor : null;
};

type Look = { readonly context: Context; readonly above: Above; readonly epoch: string };

/** One page of a shard with what its records say, all of one moment. */
const readPage = ({ context, above }: Look, { shard, rev, horizon }: Shard, after: Place) =>
  atOneMoment(context.pool, async (db) => {
    const { accountId } = viewerOf(context);
    const [horizonNow, found] = await Promise.all([
      readHorizon(db, shard),
      findChanges(db, accountId, shard, after, rev),
    ]);
    // Tombstones that went while this stream was under way may be some that this phone needs.
    if (horizonNow !== horizon) throw new Problem('unavailable', { retryAfterSeconds: 1 });
    const changes = withoutOpenEnd(found, pageSize);
    return { changes, isLast: found.length < pageSize, texts: await readTexts(db, changes, above.synced) };
  });

/** The lines of one shard. `places` moves along with them. */
async function* linesOfShard(look: Look, shard: Shard, places: Map<string, Place>): AsyncGenerator<string> {
  const begun = places.get(shard.shard) ?? startOf(shard);
  const mark = begun.anewAt === undefined ? {} : { anewAt: begun.anewAt };
  let place = begun;
  for (let isLast = false; !isLast;) {
    const page = await readPage(look, shard, place);
    isLast = page.isLast;
    for (const line of cutLines(page.changes)) {
      const last = line.at(-1) as Change; // cutLines makes no empty lines
      place = { rev: last.rev, id: last.id, ...(last.rev < shard.horizon ? mark : {}) };
      places.set(shard.shard, place);
      yield lineOf({ epoch: look.epoch, places }, line, page.texts);
    }
  }
  places.set(shard.shard, { rev: shard.rev, id: lastId });
}

async function* linesOf(look: Look, c: string | undefined): AsyncGenerator<string> {
  const { accountId } = viewerOf(look.context);
  const shards = await findShards(look.context.db, accountId);
  const cursor = usable(c, look.epoch, shards);
  yield `${JSON.stringify({ epoch: look.epoch, fresh: cursor === null, accountId })}\n`;
  const known = new Set(shards.map(({ shard }) => shard));
  const places = new Map([...(cursor?.places ?? [])].filter(([shard]) => known.has(shard)));
  for (const shard of shards) {
    const place = places.get(shard.shard);
    const isThere = place !== undefined && place.rev === shard.rev && place.id === lastId;
    if (!isThere) yield* linesOfShard(look, shard, places);
  }
  yield `${JSON.stringify({ end: writeCursor({ epoch: look.epoch, places }) })}\n`;
}

/** Streams what changed for the viewer since a cursor. A line that arrived need not come again. */
export const pullChanges = (above: Above): Route =>
  handle(contract, async ({ c, device, waiting = '0', photos = '0' }, context) => {
    const { accountId } = viewerOf(context);
    if (device !== undefined && (await isToForget(context.pool, device))) throw new Problem('device-forgotten');
    const told = { waiting: Number(waiting), photosWaiting: Number(photos) };
    const seen = { ...told, accountId, now: context.clock.now() };
    if (device !== undefined) await noteReading(context.pool, { ...seen, deviceId: device });
    return linesOf({ context, above, epoch: await readEpoch(context.db) }, c);
  });
