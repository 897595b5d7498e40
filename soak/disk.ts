import { places } from '@shuka/web/sync/seal.ts';
import type { JournalRow, OutboxRow } from '@shuka/web/sync/database.ts';
import type { Phone } from './phone.ts';
import { keyOf } from './truth.ts';

/** What is on a phone's disk, opened with its key: the screen may not be asked what the disk holds. */
export const recordsOn = async (phone: Phone): Promise<Map<string, Record<string, unknown>>> => {
  const { db, sealer } = phone.engine().store;
  const kept = await db.rec.toArray();
  const opened = await Promise.all(
    kept.map(async ({ type, id, body }): Promise<[string, Record<string, unknown>]> => [
      keyOf(type, id),
      (await sealer.open(places.rec(type, id), body)) as Record<string, unknown>, // applyLine seals nothing else
    ]),
  );
  return new Map(opened);
};

/** Photos of which some part is on the disk and was not taken on this phone for an act that still waits for a person. */
export const picturesOn = async (phone: Phone): Promise<string[]> => {
  const { db } = phone.engine().store;
  const unsent = new Set((await db.outbox.toArray()).map(({ key }) => key));
  const blobs = await db.blob.toArray();
  return blobs.filter(({ act }) => act === null || !unsent.has(act)).map(({ photoId }) => photoId);
};

/** Where each act is that the phone still knows: in the outbox, or acknowledged in the journal. */
export const actsOn = async (phone: Phone): Promise<Map<string, OutboxRow | (JournalRow & { state: 'done' })>> => {
  const { db } = phone.engine().store;
  const journal = (await db.journal.toArray()).map((row) => ({ ...row, state: 'done' as const }));
  return new Map([...journal, ...(await db.outbox.toArray())].map((row) => [row.key, row]));
};
