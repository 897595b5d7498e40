import type { Relation, Viewer } from '@shuka/domain/kit/viewer.ts';
import { everHadCare, everHadErrand, findAssigned, hasErrand, isAssigned } from '#relations';
import type { Db } from '#kit/db.ts';
import type { RelationsById, RelationsTo } from '#kit/route.ts';
import { findKeeperOfClash } from './clash-store.ts';
import { findAdderOfPhoto, findFarmOfPhoto, findKeeperOfPhoto } from './photo-store.ts';
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
export const relationsToClash = relationsToKept(findKeeperOfClash);

type IsTheirs = (db: Db, accountId: string, objectId: string) => Promise<boolean>;

/** Opens what is kept by a farmer to a manager who does not look after them, where `isTheirs` says so of this very thing. */
export const alsoFor =
  (findKeeper: FindKeeper, isTheirs: IsTheirs): RelationsTo =>
  async (db, viewer, objectId) => {
    const held = await relationsToKept(findKeeper)(db, viewer, objectId);
    if (held === null || held.includes('assigned') || !viewer.roles.includes('extension-manager')) return held;
    return (await isTheirs(db, viewer.accountId, objectId)) ? [...held, 'assigned'] : held;
  };

/** Whether a manager looked after whoever keeps a farm, or came to it on an errand. */
const wasOn = async (db: Db, accountId: string, farmId: string): Promise<boolean> => {
  if (await everHadErrand(db, accountId, { farmId })) return true;
  const keeperId = await findKeeperOfFarm(db, farmId);
  return keeperId !== null && everHadCare(db, accountId, keeperId);
};

/** A farm as something photographed: its handler goes by the day on which the photo was taken. */
export const relationsToPhotographed = alsoFor(findKeeperOfFarm, wasOn);

/** A photo as something to give bytes to: whoever took it while they had to do with the farm sends it to the end. */
export const relationsToSentPhoto = alsoFor(findKeeperOfPhoto, async (db, accountId, photoId) => {
  const farmId = await findFarmOfPhoto(db, photoId);
  const isTheirs = (await findAdderOfPhoto(db, photoId)) === accountId;
  return farmId !== null && isTheirs && (await wasOn(db, accountId, farmId));
});

/** Whoever is on an errand sees the photos they took there, and no others. */
export const relationsToPhoto = alsoFor(findKeeperOfPhoto, async (db, accountId, photoId) => {
  if ((await findAdderOfPhoto(db, photoId)) !== accountId) return false;
  const farmId = await findFarmOfPhoto(db, photoId);
  return farmId !== null && hasErrand(db, accountId, farmId);
});
