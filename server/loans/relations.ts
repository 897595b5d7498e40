import type { Relation } from '@shuka/domain/kit/viewer.ts';
import { relationsToKept } from '#farms';
import { findAssigned } from '#relations';
import type { RelationsTo } from '#kit/route.ts';
import { findMembers } from './group-store.ts';
import { findGuarantee } from './guarantee-store.ts';
import { findKeeperOfLoan } from './loan-store.ts';
import { findKeeperOfPassport } from './passport-store.ts';

/** A loan is its farmer's own, and assigned to the manager who looks after them. */
export const relationsToLoan = relationsToKept(findKeeperOfLoan);

/** A group is each member's own, and assigned to the managers who look after one of them. */
export const relationsToGroup: RelationsTo = async (db, { accountId, roles }, groupId) => {
  const keepers = (await findMembers(db, groupId)).map(({ keeperId }) => keeperId);
  if (keepers.length === 0) return null;
  const held: Relation[] = keepers.includes(accountId) ? ['own'] : [];
  const looksAfter = roles.includes('extension-manager') && (await findAssigned(db, accountId, keepers)).size > 0;
  return looksAfter ? [...held, 'assigned'] : held;
};

/** A credit passport is its farmer's own. */
export const relationsToPassport = relationsToKept(findKeeperOfPassport);

/** A guarantee is its guarantor's own, and nobody's else: not even their manager answers for them. */
export const relationsToGuarantee: RelationsTo = async (db, { accountId }, guaranteeId) => {
  const found = await findGuarantee(db, guaranteeId);
  if (found === null) return null;
  return found.keeperId === accountId ? ['own'] : [];
};
