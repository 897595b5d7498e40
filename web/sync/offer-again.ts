import { writeMeta } from './database.ts';
import { countPhotos, isThere, recordOf, type Part } from './photo-sync.ts';
import type { Store } from './store.ts';

/** A restored server may have lost pictures this phone still has: they are sent again. */
export const offerAgain = async (store: Store): Promise<void> => {
  const { db } = store;
  const own = await db.blob.filter(({ state, act }) => state === 'kept' && act !== null).primaryKeys();
  for (const [photoId, part] of own as [string, Part][]) {
    const record = await recordOf(store, photoId, part);
    if (record !== null && !isThere(record, part))
      await db.blob.update([photoId, part], { state: 'to-send', refusals: 0 });
  }
  await writeMeta(db, { mustOfferPhotos: null });
  await countPhotos(store);
};
