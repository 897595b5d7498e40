import { photoRows } from '@shuka/domain/farms';
import type { DataLine } from '@shuka/domain/sync';
import type { AnyRow, RowChange } from '#kit/world.ts';
import type { Database, RecRow } from './database.ts';
import { places } from './seal.ts';
import { tellTabs, type Store } from './store.ts';

type Key = [type: string, id: string];
type Put = { readonly scope: string; readonly type: string; readonly id: string; readonly row: AnyRow };

const rowsOf = (line: DataLine): Put[] =>
  (line.put ?? []).flatMap(([scope, rows]) =>
    rows.map(([type, id, body]) => ({ scope, type, id, row: { ...body, id } })),
  );

/** Removes records with what was kept of their pictures; a picture that was never sent stays. */
const removeRecords = async (db: Database, keys: readonly Key[]): Promise<void> => {
  await db.rec.bulkDelete([...keys]);
  const parts = keys.flatMap(([type, id]): Key[] => {
    if (type === 'message') return [[id, 'voice']];
    return type === photoRows.name ? ['thumb', 'full'].map((part) => [id, part]) : [];
  });
  if (parts.length === 0) return;
  const held = await db.blob.bulkGet(parts);
  await db.blob.bulkDelete(parts.filter((_key, place) => held[place]?.state === 'kept'));
};

/** Records that left a scope, unless they have come back under another since. */
const leftKeys = async (db: Database, line: DataLine): Promise<Key[]> => {
  const gone = line.gone ?? [];
  const held = await db.rec.bulkGet(gone.map(([, type, id]): Key => [type, id]));
  const left = gone.filter(([scope], place) => held[place]?.scope === scope).map(([, type, id]): Key => [type, id]);
  // One by one: the keys of one scope come all at once, those of any of several by a cursor, row by row.
  const dropped = await Promise.all(
    (line.drop ?? []).map((scope) => db.rec.where('scope').equals(scope).primaryKeys() as Promise<Key[]>),
  );
  return [...left, ...dropped.flat()];
};

/** So many rows at a time: more would hold up a slow phone for longer than one notices. */
const aStretch = 25;

/**
 * Puts rows past Dexie, in its transaction: what it notes of every row would hold up a slow phone as long as the rows do.
 * A stretch at a time; the transaction lives until the last of them is in.
 */
const putRows = (rec: IDBObjectStore, rows: readonly RecRow[]): void => {
  const [now, later] = [rows.slice(0, aStretch), rows.slice(aStretch)];
  const last = now.map((row) => rec.put(row)).at(-1);
  if (later.length > 0) last?.addEventListener('success', () => putRows(rec, later));
};

const write = (db: Database, line: DataLine, rows: readonly RecRow[]): Promise<Key[]> =>
  db.transaction('rw', db.rec, db.blob, db.meta, async ({ idbtrans }) => {
    const left = await leftKeys(db, line);
    if (left.length > 0) await removeRecords(db, left);
    await db.meta.put({ name: 'cursor', value: line.at });
    putRows(idbtrans.objectStore('rec'), rows);
    return left;
  });

const sealRows = async ({ sealer, deps }: Store, rows: readonly Put[], turn: number): Promise<RecRow[]> => {
  const sealed: RecRow[] = [];
  const seal = async ({ scope, type, id, row }: Put): Promise<RecRow> => {
    const body = await sealer.seal(places.rec(type, id), row);
    return { type, id, scope, turn, body };
  };
  for (let at = 0; at < rows.length; at += aStretch) {
    if (at > 0) await deps.pause();
    sealed.push(...(await Promise.all(rows.slice(at, at + aStretch).map(seal))));
  }
  return sealed;
};

/** Applies a line of a pull and its cursor in one transaction; then shows it here and in the other tabs. */
export const applyLine = async (store: Store, line: DataLine, turn: number): Promise<void> => {
  const { db, mind } = store;
  const rows = rowsOf(line);
  const sealed = await sealRows(store, rows, turn);
  await store.inOrder(async () => {
    const left = await write(db, line, sealed);
    const put = rows.map(({ type, id, row }): RowChange => [type, id, row]);
    mind.change([...left.map(([type, id]): RowChange => [type, id, null]), ...put]);
    tellTabs(store, { rows: [...left, ...put.map(([type, id]) => [type, id] as const)] });
  });
};

const sweep = (db: Database, end: string): Promise<Key[]> =>
  db.transaction('rw', db.rec, db.blob, db.meta, async () => {
    const freshTurn = (await db.meta.get('freshTurn'))?.value as number | undefined; // written by beginTurn alone
    const old = freshTurn === undefined ? [] : await db.rec.where('turn').below(freshTurn).primaryKeys();
    await removeRecords(db, old as Key[]);
    await db.meta.delete('freshTurn');
    await db.meta.bulkPut([
      { name: 'cursor', value: end },
      { name: 'hasPulled', value: true },
    ]);
    return old as Key[];
  });

/** Ends a pull: after a fresh one, what did not come again is no longer anyone's business here. */
export const applyEnd = (store: Store, end: string): Promise<void> =>
  store.inOrder(async () => {
    const swept = await sweep(store.db, end);
    if (swept.length === 0) return;
    store.mind.change(swept.map(([type, id]): RowChange => [type, id, null]));
    tellTabs(store, { rows: swept });
  });

/** The turn that rows of this pull carry; a fresh pull begins a new one. */
export const beginTurn = (db: Database, isFresh: boolean): Promise<number> =>
  db.transaction('rw', db.meta, async () => {
    const turn = ((await db.meta.get('turn'))?.value as number | undefined) ?? 0; // written here alone
    if (!isFresh) return turn;
    await db.meta.bulkPut([
      { name: 'turn', value: turn + 1 },
      { name: 'freshTurn', value: turn + 1 },
    ]);
    await db.meta.delete('cursor');
    return turn + 1;
  });
