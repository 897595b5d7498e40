import { findAccount } from '#accounts';
import type { RelationsTo } from '#kit/route.ts';

/** One's own wallet, also where none is named; another's is there when the person is. */
export const relationsToWallet: RelationsTo = async (db, viewer, ownerId) => {
  if (ownerId === '' || ownerId === viewer.accountId) return ['own'];
  return (await findAccount(db, ownerId)) === null ? null : [];
};
