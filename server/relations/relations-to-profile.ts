import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { findAccount } from '#accounts';
import type { RelationsTo } from '#kit/route.ts';
import { isAssigned } from './store.ts';

/** A farmer's profile is their own, and assigned to whoever looks after them now. Nobody else has one. */
export const relationsToProfile: RelationsTo = async (db, { accountId, roles }, profileId) => {
  const account = await findAccount(db, profileId);
  if (account === null || !account.roles.includes('farmer')) return null;
  const held: Relation[] = profileId === accountId ? ['own'] : [];
  const looksAfter = roles.includes('extension-manager') && (await isAssigned(db, accountId, profileId));
  return looksAfter ? [...held, 'assigned'] : held;
};
