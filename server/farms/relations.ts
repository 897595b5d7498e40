import type { Relation, Viewer } from '@shuka/domain/kit/viewer.ts';
import { everHadCare, findAssigned, isAssigned } from '#relations';
import type { Db } from '#kit/db.ts';
import type { RelationsById, RelationsTo } from '#kit/route.ts';
import { findKeeperOfClash } from './clash-store.ts';
import { findAdderOfPhoto, findKeeperOfPhoto } from './photo-store.ts';
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

/** Opens what is kept by a farmer to a manager who looked after them once, where `isTheirs` says so of this very thing. */
const alsoOnce =
  (findKeeper: FindKeeper, isTheirs: (db: Db, viewer: Viewer, objectId: string) => Promise<boolean>): RelationsTo =>
  async (db, viewer, objectId) => {
    const held = await relationsToKept(findKeeper)(db, viewer, objectId);
    if (held === null || held.includes('assigned') || !viewer.roles.includes('extension-manager')) return held;
    const keeperId = await findKeeper(db, objectId);
    const wasTheirs = keeperId !== null && (await everHadCare(db, viewer.accountId, keeperId));
    return wasTheirs && (await isTheirs(db, viewer, objectId)) ? [...held, 'assigned'] : held;
  };

/** A farm as something photographed: its handler goes by the day on which the photo was taken. */
export const relationsToPhotographed = alsoOnce(findKeeperOfFarm, async () => true);

/** A photo as something to give bytes to: whoever took it while the farmer was in their care sends it to the end. */
export const relationsToSentPhoto = alsoOnce(
  findKeeperOfPhoto,
  async (db, { accountId }, photoId) => (await findAdderOfPhoto(db, photoId)) === accountId,
);
