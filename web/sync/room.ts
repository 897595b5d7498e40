import type { Database } from './database.ts';
import type { Store } from './store.ts';

const lowBytes = 20_000_000;
const lowShare = 0.1;
/** A pull leaves this much for what the person still enters. */
const keptFreeBytes = 2_000_000;

/** Drops pictures that the server has and that can come again. @returns whether there were any. */
export const makeRoom = async (db: Database): Promise<boolean> => {
  const kept = await db.blob.where('state').equals('kept').primaryKeys();
  await db.blob.bulkDelete(kept);
  return kept.length > 0;
};

/** Looks how full the phone is and shows it. @returns whether a pull may still write. */
export const lookAtRoom = async ({ deps, mind }: Store): Promise<boolean> => {
  const { usedBytes, quotaBytes } = await deps.estimate();
  const freeBytes = quotaBytes - usedBytes;
  const isStorageLow = quotaBytes > 0 && (freeBytes < lowBytes || freeBytes < quotaBytes * lowShare);
  if (isStorageLow !== mind.state().isStorageLow) mind.patch({ isStorageLow });
  return quotaBytes === 0 || freeBytes > keptFreeBytes;
};
