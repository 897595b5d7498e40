import type { AnyRow, RowChange } from '#kit/world.ts';
import { heldAct } from './act-body.ts';
import { readMeta, writeMeta, type RecRow } from './database.ts';
import type { ActChange } from './mind.ts';
import { places, type Sealer } from './seal.ts';
import type { Store } from './store.ts';

const chunkRows = 500;

const openRow = async (sealer: Sealer, { type, id, body }: RecRow): Promise<RowChange | null> => {
  try {
    return [type, id, (await sealer.open(places.rec(type, id), body)) as AnyRow];
  } catch {
    return null;
  }
};

const loadChunk = async (
  { db, sealer, mind }: Store,
  after: [string, string],
): Promise<{ last: [string, string] | null; damaged: [string, string][] }> => {
  const rows = await db.rec.where('[type+id]').above(after).limit(chunkRows).toArray();
  const opened = await Promise.all(rows.map((row) => openRow(sealer, row)));
  mind.change(opened.filter((row) => row !== null));
  const damaged = rows
    .filter((_row, place) => opened[place] === null)
    .map(({ type, id }): [string, string] => [type, id]);
  const last = rows.at(-1);
  return { last: rows.length < chunkRows || last === undefined ? null : [last.type, last.id], damaged };
};

const loadActs = async ({ db, sealer, mind }: Store): Promise<void> => {
  const rows = await db.outbox.toArray();
  const held = await Promise.all(rows.map((row) => heldAct(sealer, row)));
  const unreadable = held.filter((act) => act === null).length;
  const changes = held.filter((act) => act !== null).map((act): ActChange => [act.seq, act]);
  mind.change([], changes);
  const mayBeLost = ((await readMeta(db, 'mayBeLost')) ?? 0) + unreadable;
  mind.patch({ mayBeLost, ...(unreadable > 0 ? { isDamaged: true } : {}) });
};

/**
 * Opens all records and acts into memory, in pieces that let the screen breathe. A record that cannot be opened is left
 * out and comes again: the next pull begins anew.
 */
export const loadAll = (store: Store): Promise<void> => store.inOrder(() => load(store));

const load = async (store: Store): Promise<void> => {
  const { db, deps, mind } = store;
  await loadActs(store);
  const damaged: [string, string][] = [];
  for (let after: [string, string] | null = ['', '']; after !== null;) {
    const chunk: Awaited<ReturnType<typeof loadChunk>> = await loadChunk(store, after);
    damaged.push(...chunk.damaged);
    after = chunk.last;
    await deps.pause();
  }
  if (damaged.length > 0) {
    await db.rec.bulkDelete(damaged);
    await writeMeta(db, { cursor: null });
  }
  mind.patch({ lastSyncAt: (await readMeta(db, 'lastSyncAt')) ?? null });
  if ((await readMeta(db, 'hasPulled')) === true) mind.ready({ state: 'ready', value: null });
};

/** Brings this tab's view of some records up to what the store has. */
export const followRows = async (
  { db, sealer, mind }: Store,
  keys: readonly (readonly [type: string, id: string])[],
): Promise<void> => {
  const rows = await db.rec.bulkGet(keys.map(([type, id]): [string, string] => [type, id]));
  const opened = await Promise.all(rows.map((row) => (row === undefined ? null : openRow(sealer, row))));
  mind.change(keys.map(([type, id], place): RowChange => opened[place] ?? [type, id, null]));
};
