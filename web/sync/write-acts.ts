import type { BlobRow, Database, OutboxRow } from './database.ts';

type NewActs = {
  /** In order; each gets the next number. */
  readonly rows: readonly Omit<OutboxRow, 'seq'>[];
  readonly blobs: readonly BlobRow[];
  /** The numbers of the acts they stand in for. */
  readonly replaced: readonly number[];
};

const fill = (writing: IDBTransaction, { rows, blobs, replaced }: NewActs): IDBRequest<IDBValidKey>[] => {
  const outbox = writing.objectStore('outbox');
  for (const seq of replaced) outbox.delete(seq);
  const added = rows.map((row) => outbox.add(row));
  for (const blob of blobs) writing.objectStore('blob').put(blob);
  return added;
};

/**
 * One strict transaction, asked of IndexedDB itself: a person waits for this one, and on a slow phone Dexie's own turns
 * take as long again as the write. @returns the numbers, once they are on disk. @throws what the browser says.
 */
const writeOnce = (db: Database, acts: NewActs): Promise<number[]> =>
  new Promise((resolve, reject) => {
    if (!db.isOpen()) throw new DOMException('closed', 'InvalidStateError');
    const stores = acts.blobs.length === 0 ? ['outbox'] : ['outbox', 'blob'];
    const writing = db.backendDB().transaction(stores, 'readwrite', { durability: 'strict' });
    writing.addEventListener('abort', () => reject(writing.error ?? new DOMException('', 'AbortError')));
    try {
      const added = fill(writing, acts);
      writing.addEventListener('complete', () => resolve(added.map(({ result }) => Number(result))));
      writing.commit();
    } catch (error) {
      reject(error);
      writing.abort();
    }
  });

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** Opens again what the browser closed behind the page, and not what this page closed. @throws what Dexie says. */
const reopen = async (db: Database): Promise<void> => {
  if (db.isOpen()) db.close({ disableAutoOpen: false });
  await db.meta.count();
};

/** Writes acts with their photos, all or none; a connection that the browser closed behind the page is opened again. */
export const writeActs = async (db: Database, acts: NewActs): Promise<number[]> => {
  try {
    return await writeOnce(db, acts);
  } catch (error) {
    if (!isClosed(error)) throw error;
    await reopen(db);
    return writeOnce(db, acts);
  }
};
