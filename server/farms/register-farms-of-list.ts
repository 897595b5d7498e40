import { newFarm, type Farm, type FarmDraft } from '@shuka/domain/farms';
import { addToCounter, readCounters } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { insertFarms, sayFarms } from './store.ts';

export type FarmOfList = FarmDraft & { readonly keeperId: string };

/**
 * Registers farms of a list at once, each as `registerFarmFor` does.
 * @param byId who said what they are: whoever confirmed the list.
 * @throws Problem `too-many-farms` where a keeper would have more than anybody keeps; then none is registered.
 */
export const registerFarmsOfList = async (
  db: Db,
  drafts: readonly FarmOfList[],
  byId: string,
  now: Date,
): Promise<void> => {
  const keeperIds = [...new Set(drafts.map(({ keeperId }) => keeperId))].sort();
  const kept = await readCounters(db, 'farms', keeperIds);
  const added = new Map<string, number>();
  const farms = drafts.map(({ keeperId, ...draft }): Farm => {
    const more = added.get(keeperId) ?? 0;
    added.set(keeperId, more + 1);
    return newFarm(draft, keeperId, (kept.get(keeperId) ?? 0) + more, now);
  });
  await insertFarms(db, farms);
  await sayFarms(
    db,
    farms.map(({ id }) => id),
    byId,
  );
  for (const keeperId of keeperIds) await addToCounter(db, 'farms', keeperId, added.get(keeperId) ?? 0);
};
