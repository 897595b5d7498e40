import { photoRows, type Photo } from '@shuka/domain/farms';
import type { BlobRow, Bytes } from './database.ts';
import { isFull, readMeta } from './database.ts';
import { places } from './seal.ts';
import { Stop } from './stop.ts';
import type { Store } from './store.ts';
import type { Wire } from './wire.ts';

export type Part = BlobRow['part'];

/** Bytes the server refused cost the person's data each time; after this many they go by hand only. */
const mostRefusals = 3;

const keyOf = ({ photoId, part }: { photoId: string; part: Part }): [string, Part] => [photoId, part];

/** Shows how many photos have a part to send; those of an act that needs fixing wait for the person, not for the network. */
export const countPhotos = async ({ db, mind }: Store): Promise<void> => {
  const keys = (await db.blob.where('state').equals('to-send').primaryKeys()) as [string, Part][];
  const photoIds = new Set(keys.map(([photoId]) => photoId));
  if (mind.state().needsFixing > 0)
    for (const { state, input } of mind.acts.all()) if (state === 'needs-fixing') photoIds.delete(String(input['id']));
  const photosWaiting = photoIds.size;
  if (photosWaiting !== mind.state().photosWaiting) mind.patch({ photosWaiting });
};

/** Acts the server does not have yet; it must know of a photo before it takes its bytes. */
const pendingActs = async ({ db }: Store): Promise<Set<string>> => {
  const rows = await db.outbox.filter(({ state }) => state !== 'stored').toArray();
  return new Set(rows.map(({ key }) => key));
};

/** What tells of bytes: a photo's record, or the message whose voice they are. */
export const tellerOf = (part: Part): string => (part === 'voice' ? 'message' : photoRows.name);

type Teller = Partial<Photo> & { readonly voice?: { readonly isHere: boolean } | null };

/** What the phone knows of a photo or a message; null when it knows nothing. */
export const recordOf = async ({ db, sealer }: Store, photoId: string, part: Part): Promise<Teller | null> => {
  const type = tellerOf(part);
  const row = await db.rec.get([type, photoId]);
  if (row === undefined) return null;
  return ((await sealer.open(places.rec(type, photoId), row.body).catch(() => null)) as Teller | null) ?? null;
};

export const isThere = (record: Teller | null, part: Part): boolean =>
  part === 'voice' ? record?.voice?.isHere === true : record?.has?.includes(part) === true;

const send = async (store: Store, wire: Wire, row: BlobRow): Promise<void> => {
  const { db, sealer } = store;
  const { photoId, part, upload } = row;
  if (!isThere(await recordOf(store, photoId, part), part)) {
    const bytes = await sealer.openBytes(places.blob(photoId, part), row.body);
    const onLocation = async (location: string | null): Promise<void> =>
      void (await db.blob.update(keyOf(row), { upload: location }));
    const { uploadPart } = await import('./tus.ts');
    await uploadPart({ photoId, part, bytes, location: upload, onLocation }, wire);
  }
  await keepSent(store, row);
};

/** The server has it: it stays for looking at, unless its record went while it was on its way. */
const keepSent = ({ db }: Store, row: BlobRow): Promise<void> =>
  db.transaction('rw', db.rec, db.blob, async () => {
    if ((await db.rec.get([tellerOf(row.part), row.photoId])) === undefined) await db.blob.delete(keyOf(row));
    else await db.blob.update(keyOf(row), { state: 'kept', upload: null });
  });

/** What to do about a photo the server will not take: one whose record is no longer this person's to see goes too. */
const setAside = async (store: Store, row: BlobRow, error: unknown): Promise<void> => {
  if (!(error instanceof Stop) || error.phase !== 'failing' || error.status < 400 || error.status >= 500) throw error;
  if (error.code === 'too-many-uploads') throw error;
  const isTakenAway = [403, 404].includes(error.status) && (await recordOf(store, row.photoId, row.part)) === null;
  if (isTakenAway) await store.db.blob.delete(keyOf(row));
  else await store.db.blob.update(keyOf(row), { upload: null, refusals: row.refusals + 1 });
};

/** Whether photos may go now; `byHand` overrides the person's own thrift. */
const mayGo = async ({ db, deps }: Store, byHand: boolean): Promise<{ thumbs: boolean; fulls: boolean }> => {
  if (byHand) return { thumbs: true, fulls: true };
  const { dataSaver, wifiOnly } = (await readMeta(db, 'preferences')) ?? { dataSaver: false, wifiOnly: false };
  const mayUseLine = !wifiOnly || deps.isWifi() === true;
  return { thumbs: mayUseLine, fulls: mayUseLine && !dataSaver };
};

/**
 * Uploads what waits: the small parts of all photos first, so that something of each is seen early, then what was said.
 * Acts that are saved meanwhile do not wait for the rest: the next round sends them, and goes on.
 * @returns how many parts were sent.
 */
export const sendPhotos = async (store: Store, wire: Wire, byHand: boolean): Promise<number> => {
  let sent = 0;
  const { db, mind } = store;
  const actsBefore = mind.state().waiting;
  const may = await mayGo(store, byHand);
  const pending = await pendingActs(store);
  const keys = (await db.blob.where('state').equals('to-send').primaryKeys()) as [string, Part][];
  const order = (['thumb', 'voice', 'full'] as const).filter((part) => (part === 'full' ? may.fulls : may.thumbs));
  for (const wanted of order) {
    for (const key of keys.filter(([, part]) => part === wanted)) {
      if (mind.state().waiting > actsBefore) return sent;
      const row = await db.blob.get(key);
      if (row?.state !== 'to-send' || (row.act !== null && pending.has(row.act))) continue;
      if (row.refusals >= mostRefusals && !byHand) continue;
      await send(store, wire, row).then(
        () => (sent += 1),
        (error: unknown) => setAside(store, row, error),
      );
      await countPhotos(store);
    }
  }
  return sent;
};

/** A part of a photo as it is on this phone; null when it is not. */
export const photoHere = async ({ db, sealer }: Store, photoId: string, part: Part): Promise<Bytes | null> => {
  const row = await db.blob.get([photoId, part]);
  return row === undefined ? null : sealer.openBytes(places.blob(photoId, part), row.body).catch(() => null);
};

/** Keeps a picture that came, while its record is here and there is room. */
export const keepPhoto = async (
  { db, sealer, mind }: Store,
  photoId: string,
  part: Part,
  bytes: Bytes,
): Promise<void> => {
  if (mind.state().isStorageLow) return;
  const body = await sealer.sealBytes(places.blob(photoId, part), bytes);
  try {
    await db.transaction('rw', db.rec, db.blob, async () => {
      if ((await db.rec.get([tellerOf(part), photoId])) === undefined) return;
      await db.blob.put({ photoId, part, state: 'kept', act: null, upload: null, refusals: 0, body });
    });
  } catch (error) {
    if (!isFull(error)) throw error; // a picture can come again
  }
};
