import { pullChanges, type DataLine, type EndLine, type HeadLine, type Line } from '@shuka/domain/sync';
import { applyEnd, applyLine, beginTurn } from './apply-line.ts';
import { isFull, readMeta } from './database.ts';
import { linesOf } from './lines.ts';
import { lookAtRoom, makeRoom } from './room.ts';
import { Stop } from './stop.ts';
import type { Store } from './store.ts';
import type { Patience, Wire } from './wire.ts';

/** How long a stream may be silent. */
const patienceMillis = 45_000;

/** How a pull ended: at its end; cut after some lines; or at once, since the database lives another life. */
type Pulled = 'ended' | 'cut' | 'epoch-changed';

const isHead = (line: Line): line is HeadLine => 'fresh' in line;
const isEnd = (line: Line): line is EndLine => 'end' in line;
const isData = (line: Line): line is DataLine => 'at' in line;

/** @throws SyntaxError: half a line, or another's page, is a cut. */
const parse = (text: string): Line => {
  const line: unknown = JSON.parse(text);
  if (typeof line !== 'object' || line === null) throw new SyntaxError('no line of a pull');
  return line as Line;
};

/** Writes what came. @throws Stop when the phone is full: the room that is left is for what the person enters. */
const writing = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    throw isFull(error) ? new Stop('failing', 'phone-full') : new Stop('failing', 'not-kept');
  }
};

const pathOf = async ({ db, mind }: Store): Promise<string> => {
  const [cursor, device] = await Promise.all([readMeta(db, 'cursor'), readMeta(db, 'device')]);
  const { waiting, photosWaiting } = mind.state();
  const query = new URLSearchParams({
    ...(cursor === undefined ? {} : { c: cursor }),
    device: device ?? '',
    waiting: String(waiting),
    ...(photosWaiting === 0 ? {} : { photos: String(photosWaiting) }),
  });
  return `${pullChanges.path}?${query.toString()}`;
};

const takeLines = async (store: Store, response: Response, patience: Patience): Promise<Pulled> => {
  const { db, deps } = store;
  if (response.body === null || !/ndjson/.test(response.headers.get('content-type') ?? ''))
    throw new Stop('no-network', 'not-ours');
  let turn: number | null = null;
  let applied = 0;
  try {
    for await (const text of linesOf(response.body, patience)) {
      const line = parse(text);
      if (isHead(line)) {
        if (line.epoch !== (await readMeta(db, 'epoch'))) return 'epoch-changed';
        turn = await writing(beginTurn(db, line.fresh));
      } else if (turn === null) throw new SyntaxError('a pull without its head');
      else if (isEnd(line)) {
        await writing(applyEnd(store, line.end));
        return 'ended';
      } else if (isData(line)) {
        await writing(applyLine(store, line, turn));
        applied += 1;
        patience.again();
        await deps.pause();
      }
    }
  } catch (error) {
    if (error instanceof Stop || applied === 0) throw error;
  }
  if (applied === 0) throw new Stop('no-network', 'cut');
  return 'cut';
};

/** Pictures that can come again make room for what changed. */
const hasRoom = async (store: Store): Promise<boolean> =>
  (await lookAtRoom(store)) || ((await makeRoom(store.db)) && (await lookAtRoom(store)));

/**
 * Takes what changed since the cursor, line by line, each with its cursor in one transaction.
 * @throws Stop when nothing came, or there is no room for it.
 */
export const pullOnce = async (store: Store, wire: Wire): Promise<Pulled> => {
  if (!(await hasRoom(store))) throw new Stop('failing', 'phone-full');
  const path = await pathOf(store);
  return wire.raw(path, { method: 'GET' }, patienceMillis, (response, patience) =>
    takeLines(store, response, patience),
  );
};
