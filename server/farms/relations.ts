import type { RelationsTo } from '#kit/route.ts';
import { findKeeper } from './store.ts';

/** A farm is its keeper's own. */
export const relationsToFarm: RelationsTo = async (db, viewer, farmId) => {
  const keeperId = await findKeeper(db, farmId);
  if (keeperId === null) return null;
  return keeperId === viewer.accountId ? ['own'] : [];
};
