import { findAccount } from '#accounts';
import type { RelationsTo } from '#kit/route.ts';
import { isAssigned } from './store.ts';

/**
 * A farmer's profile is their own, and assigned to whoever looks after them now. A manager's is in their own care and in
 * nobody else's. Whoever is neither has none.
 */
export const relationsToProfile: RelationsTo = async (db, { accountId, roles }, profileId) => {
  const account = await findAccount(db, profileId);
  const hasOne = account?.roles.some((role) => role === 'farmer' || role === 'extension-manager') ?? false;
  if (!hasOne) return null;
  const isManager = roles.includes('extension-manager');
  if (profileId === accountId) return isManager ? ['own', 'assigned'] : ['own'];
  return isManager && (await isAssigned(db, accountId, profileId)) ? ['assigned'] : [];
};
