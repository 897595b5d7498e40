import { findAccount } from '#accounts';
import type { RelationsTo } from '#kit/route.ts';
import { isAssigned } from '#relations';
import { findOwnerOfDevice } from './device-store.ts';

/** To whose phones these are: their own, or those of a farmer in their care. */
export const relationsToPhoneKeeper: RelationsTo = async (db, viewer, accountId) => {
  if (viewer.accountId === accountId) return ['own', 'assigned'];
  if ((await findAccount(db, accountId)) === null) return null;
  return (await isAssigned(db, viewer.accountId, accountId)) ? ['assigned'] : [];
};

/** A phone's store is its owner's alone; who looks after them helps with a lost one. */
export const relationsToDevice: RelationsTo = async (db, viewer, deviceId) => {
  const owner = await findOwnerOfDevice(db, deviceId);
  return owner === null ? null : relationsToPhoneKeeper(db, viewer, owner);
};
