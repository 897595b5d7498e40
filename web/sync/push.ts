import { isIn, mostItems, mostPushLetters, pushActs, type Issue, type Item } from '@shuka/domain/sync';
import { readMeta, type Bytes, type OutboxRow } from './database.ts';
import { openAct, type ActBody } from './act-body.ts';
import { followActs, markSending } from './acts.ts';
import { places } from './seal.ts';
import { Stop } from './stop.ts';
import { tellTabs, type Store } from './store.ts';
import { noteWaiting } from './waiting.ts';
import type { Wire } from './wire.ts';

/** A batch this size takes ten seconds on a line of 60 kbit/s. */
const mostZippedBytes = 65_536;
const giveUpMillis = 90_000;

type Batch = { readonly rows: readonly OutboxRow[]; readonly bodies: readonly ActBody[] };

export type Pace = { items: number };

export const fullPace = (): Pace => ({ items: mostItems });

/** The acts that wait, oldest first, as many as go into a batch; one that cannot be read is set aside. */
const nextBatch = async (store: Store, most: number): Promise<Batch> => {
  const { db, sealer, mind } = store;
  const waiting = db.outbox.where('[state+seq]').between(['waiting', -Infinity], ['waiting', Infinity]);
  const rows: OutboxRow[] = [];
  const bodies: ActBody[] = [];
  let letters = 0;
  let damaged = 0;
  for (const row of await waiting.limit(most).toArray()) {
    const body = await openAct(sealer, row).catch(() => null);
    if (body === null) {
      damaged += 1;
      await db.outbox.update(row.seq, { state: 'unreadable' });
      mind.patch({ mayBeLost: mind.state().mayBeLost + 1, isDamaged: true });
      continue;
    }
    letters += JSON.stringify(body.input).length + 60;
    if (letters > mostPushLetters && rows.length > 0) break;
    rows.push(row);
    bodies.push(body);
  }
  const hadOnlyDamaged = rows.length === 0 && damaged > 0;
  return hadOnlyDamaged ? nextBatch(store, most) : { rows, bodies };
};

const itemsOf = ({ rows, bodies }: Batch): Item[] => {
  let before = 0;
  return rows.map(({ seq }, place): Item => {
    const { savedAt = 0, endpoint = '', input } = bodies[place] ?? {};
    const at = Math.floor(savedAt / 1000);
    const item: Item = [seq, at - before, endpoint, input];
    before = at;
    return item;
  });
};

const zip = async (text: string): Promise<Bytes> => {
  // Not from a Blob: making one stops the page until the browser has noted it.
  const { readable, writable } = new CompressionStream('gzip');
  const writer = writable.getWriter();
  const written = [writer.write(new TextEncoder().encode(text)), writer.close()];
  const [zipped] = await Promise.all([new Response(readable).arrayBuffer(), ...written]);
  return new Uint8Array(zipped);
};

type Answer = { readonly stored: readonly (readonly [number, number])[]; readonly issues: readonly Issue[] };

const needsPerson = ({ outcome }: Issue): boolean => outcome === 'parked' || outcome === 'refused';

/** Moves the acts the answer names, and no others. @returns how many. */
const settle = async (store: Store, { rows }: Batch, device: string, { stored, issues }: Answer): Promise<number> => {
  const { db, sealer } = store;
  const named = rows.filter(({ seq }) => isIn(stored, seq));
  const settled = await Promise.all(
    named.map(async (row): Promise<OutboxRow> => {
      const issue = issues.find((one) => one.seq === row.seq && needsPerson(one));
      if (issue === undefined) return { ...row, state: 'stored', device };
      const { code, title, fields } = issue;
      return {
        ...row,
        state: 'needs-fixing',
        device,
        issue: await sealer.seal(places.issue(row.key), { code, title, fields }),
      };
    }),
  );
  const seqs = settled.map(({ seq }) => seq);
  await store.inOrder(async () => {
    await db.transaction('rw', db.outbox, async () => {
      const now = await db.outbox.bulkGet(seqs);
      // An act that was taken out of the outbox meanwhile stays out.
      await db.outbox.bulkPut(settled.filter((_row, place) => now[place]?.state === 'waiting'));
    });
    await followActs(store, seqs);
    tellTabs(store, { acts: seqs });
  });
  noteWaiting(store);
  return seqs.length;
};

const post = async (store: Store, wire: Wire, batch: Batch, pace: Pace): Promise<number> => {
  const { db, mind } = store;
  const [device = '', epoch = ''] = await Promise.all([readMeta(db, 'device'), readMeta(db, 'epoch')]);
  const waiting = Math.max(0, mind.state().waiting - batch.rows.length);
  const body = await zip(JSON.stringify({ device, epoch, waiting, items: itemsOf(batch) }));
  if (body.length > mostZippedBytes && batch.rows.length > 1) {
    pace.items = Math.ceil(batch.rows.length / 2);
    return 0;
  }
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const answer = await wire.send(pushActs, pushActs.path, { method: 'POST', headers, body }, giveUpMillis);
  const moved = await settle(store, batch, device, answer);
  if (moved === 0) throw new Stop('failing', 'nothing-stored');
  pace.items = Math.min(mostItems, pace.items * 2);
  return moved;
};

const isTooMuch = (error: unknown): boolean =>
  error instanceof Stop && (error.status === 413 || error.code === 'timeout');

/**
 * Sends one batch of what waits.
 * @returns how many acts the server has now stored; null when none waited. After a batch that was too much it is 0 and the pace halved.
 */
export const pushBatch = async (store: Store, wire: Wire, pace: Pace): Promise<number | null> => {
  const batch = await nextBatch(store, pace.items);
  if (batch.rows.length === 0) return null;
  const seqs = batch.rows.map(({ seq }) => seq);
  markSending(store, seqs, true);
  tellTabs(store, { sending: seqs });
  try {
    return await post(store, wire, batch, pace);
  } catch (error) {
    if (isTooMuch(error) && batch.rows.length > 1) {
      pace.items = Math.ceil(batch.rows.length / 2);
      return 0;
    }
    throw error;
  } finally {
    markSending(store, seqs, false);
    tellTabs(store, { acts: seqs });
  }
};
