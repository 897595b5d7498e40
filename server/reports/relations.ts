import { alsoFor, relationsToKept } from '#farms';
import { hasErrand } from '#relations';
import { findKeeperOfInspection, findOwnInspectedFarm } from './inspection-store.ts';
import { findKeeperOfReport } from './store.ts';

export const relationsToReport = relationsToKept(findKeeperOfReport);

/** An inspection; whoever made it on an errand reads it too, while that lasts. */
export const relationsToInspection = alsoFor(findKeeperOfInspection, async (db, accountId, inspectionId) => {
  const farmId = await findOwnInspectedFarm(db, inspectionId, accountId);
  return farmId !== null && hasErrand(db, accountId, farmId);
});
