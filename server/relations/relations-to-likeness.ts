import type { RelationsTo } from '#kit/route.ts';
import { findAssigned } from './store.ts';
import { findPair } from './likeness-store.ts';

/** A pair is assigned to whoever looks after one of the two, and nobody's own: the farmers are not asked. */
export const relationsToLikeness: RelationsTo = async (db, { accountId, roles }, likenessId) => {
  const pair = await findPair(db, likenessId);
  if (pair === null) return null;
  const isTheirs =
    roles.includes('extension-manager') && (await findAssigned(db, accountId, [pair.lowId, pair.highId])).size > 0;
  return isTheirs ? ['assigned'] : [];
};
