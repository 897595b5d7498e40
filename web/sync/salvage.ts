import { openAct, type ActBody } from './act-body.ts';
import type { BlobRow, Bytes, Database, JournalRow, OutboxRow } from './database.ts';
import { databaseName, openDatabase } from './database.ts';
import type { Deps } from './deps.ts';
import { places, type Sealer } from './seal.ts';

export type PhotoPart = { readonly photoId: string; readonly part: BlobRow['part']; readonly bytes: Bytes };

/** An act that was read out of a store, with what it had of photos. */
export type SavedAct = ActBody & { readonly key: string; readonly photos: readonly PhotoPart[] };

const photosOf = async (sealer: Sealer, blobs: readonly BlobRow[], key: string): Promise<PhotoPart[]> => {
  const own = blobs.filter(({ act, state }) => act === key && state === 'to-send');
  const opened = await Promise.all(
    own.map(async ({ photoId, part, body }) => {
      const bytes = await sealer.openBytes(places.blob(photoId, part), body).catch(() => null);
      return bytes === null ? null : { photoId, part, bytes };
    }),
  );
  return opened.filter((one) => one !== null);
};

/** Those of the acts that can still be read, oldest first. */
export const readable = async (
  sealer: Sealer,
  rows: readonly (OutboxRow | JournalRow)[],
  blobs: readonly BlobRow[],
): Promise<SavedAct[]> => {
  const acts: SavedAct[] = [];
  for (const row of rows) {
    const body = await openAct(sealer, row).catch(() => null);
    if (body !== null) acts.push({ ...body, key: row.key, photos: await photosOf(sealer, blobs, row.key) });
  }
  return acts;
};

const unsentRows = async (db: Database): Promise<{ rows: (OutboxRow | JournalRow)[]; blobs: BlobRow[] }> => {
  const blobs = await db.blob.where('state').equals('to-send').toArray();
  const withPhotos = new Set(blobs.map(({ act }) => act));
  const outbox = await db.outbox.filter(({ state, key }) => state !== 'stored' || withPhotos.has(key)).toArray();
  const journal = await db.journal.filter(({ key }) => withPhotos.has(key)).toArray();
  return { rows: [...journal, ...outbox], blobs };
};

/** The acts of a store that the server has not acknowledged, or whose photos it still lacks. */
export const unsentOf = async (db: Database, sealer: Sealer): Promise<SavedAct[]> => {
  const { rows, blobs } = await unsentRows(db);
  return readable(sealer, rows, blobs);
};

const isCreation = ({ input }: SavedAct): boolean => typeof (input as { id?: unknown } | null)?.id === 'string';

/** What the server once acknowledged, as far as it makes things: that counts once however often it is sent. */
const creationsSent = async (db: Database, sealer: Sealer): Promise<SavedAct[]> => {
  const stored = await db.outbox.filter(({ state }) => state === 'stored').toArray();
  return (await readable(sealer, [...(await db.journal.toArray()), ...stored], [])).filter(isCreation);
};

/**
 * What can still be read of a store that was set aside: what was not sent, and with `journal` what was, but for changes:
 * an old one sent again would undo a newer one.
 * @returns null when the store cannot be read now.
 */
export const salvage = async (
  deps: Deps,
  sealer: Sealer,
  accountId: string,
  generation: number,
  journal: boolean,
): Promise<SavedAct[] | null> => {
  try {
    const db = await openDatabase(deps, databaseName(accountId, generation));
    const unsent = await unsentOf(db, sealer).finally(() => journal || db.close());
    if (!journal) return unsent;
    const sent = await creationsSent(db, sealer).finally(() => db.close());
    const keys = new Set(unsent.map(({ key }) => key));
    return [...sent.filter(({ key }) => !keys.has(key)), ...unsent];
  } catch {
    return null;
  }
};
