import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { isAssigned } from '#relations';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findKeeperOfClash } from './clash-store.ts';
import { findKeeperOfPhoto } from './photo-store.ts';
import { findKeeperOfPlot } from './plot-store.ts';
import { findKeeperOfFarm } from './store.ts';

type FindKeeper = (db: Db, objectId: string) => Promise<string | null>;

/** What is kept by a farmer is their own, and assigned to whoever looks after them now. What was removed is not there. */
const relationsToKept =
  (findKeeper: FindKeeper): RelationsTo =>
  async (db, { accountId, roles }, objectId) => {
    const keeperId = await findKeeper(db, objectId);
    if (keeperId === null) return null;
    const held: Relation[] = keeperId === accountId ? ['own'] : [];
    const looksAfter = roles.includes('extension-manager') && (await isAssigned(db, accountId, keeperId));
    return looksAfter ? [...held, 'assigned'] : held;
  };

export const relationsToFarm = relationsToKept(findKeeperOfFarm);
export const relationsToPlot = relationsToKept(findKeeperOfPlot);
export const relationsToPhoto = relationsToKept(findKeeperOfPhoto);
export const relationsToClash = relationsToKept(findKeeperOfClash);
