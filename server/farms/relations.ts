import type { Relation, Viewer } from '@shuka/domain/kit/viewer.ts';
import { findAssigned, isAssigned } from '#relations';
import type { Db } from '#kit/db.ts';
import type { RelationsById, RelationsTo } from '#kit/route.ts';
import { findKeeperOfClash } from './clash-store.ts';
import { findKeeperOfPhoto } from './photo-store.ts';
import { findKeeperOfPlot } from './plot-store.ts';
import { findKeeperOfFarm, findKeepersOfFarms } from './store.ts';

type FindKeeper = (db: Db, objectId: string) => Promise<string | null>;

/** What is kept by a farmer is their own, and assigned to whoever looks after them now. What was removed is not there. */
export const relationsToKept =
  (findKeeper: FindKeeper): RelationsTo =>
  async (db, { accountId, roles }, objectId) => {
    const keeperId = await findKeeper(db, objectId);
    if (keeperId === null) return null;
    const held: Relation[] = keeperId === accountId ? ['own'] : [];
    const looksAfter = roles.includes('extension-manager') && (await isAssigned(db, accountId, keeperId));
    return looksAfter ? [...held, 'assigned'] : held;
  };

/** A batch of plots is of few farms or of many: two queries tell either way. */
const relationsToFarms = async (
  db: Db,
  { accountId, roles }: Viewer,
  farmIds: readonly string[],
): Promise<RelationsById> => {
  const keepers = await findKeepersOfFarms(db, farmIds);
  const isManager = roles.includes('extension-manager');
  const assigned = isManager ? await findAssigned(db, accountId, [...new Set(keepers.values())]) : new Set<string>();
  const heldOf = (keeperId: string): Relation[] => [
    ...(keeperId === accountId ? (['own'] as const) : []),
    ...(assigned.has(keeperId) ? (['assigned'] as const) : []),
  ];
  return new Map([...keepers].map(([farmId, keeperId]) => [farmId, heldOf(keeperId)]));
};

export const relationsToFarm: RelationsTo = Object.assign(relationsToKept(findKeeperOfFarm), {
  ofMany: relationsToFarms,
});
export const relationsToPlot = relationsToKept(findKeeperOfPlot);
export const relationsToPhoto = relationsToKept(findKeeperOfPhoto);
export const relationsToClash = relationsToKept(findKeeperOfClash);
