import type { RelationsTo } from '#kit/route.ts';
import { findOwnerOfDevice } from './device-store.ts';

/** A phone's store is its owner's alone. */
export const relationsToDevice: RelationsTo = async (db, viewer, deviceId) => {
  const owner = await findOwnerOfDevice(db, deviceId);
  if (owner === null) return null;
  return owner === viewer.accountId ? ['own'] : [];
};
