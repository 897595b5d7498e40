import type { RelationsTo } from '#kit/route.ts';
import { findRecorder } from './price-store.ts';

/** A price is its recorder's; that of a list is nobody's. */
export const relationsToPrice: RelationsTo = async (db, { accountId }, priceId) => {
  const recorder = await findRecorder(db, priceId);
  if (recorder === undefined) return null;
  return recorder === accountId ? ['own'] : [];
};
