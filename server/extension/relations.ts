import { findAccount } from '#accounts';
import { relationsToKept } from '#farms';
import { everHadCare } from '#relations';
import type { Db } from '#kit/db.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findKeeperOf } from './store.ts';

/** A farmer stands for all that is done for them: a visit, a business. */
const findFarmer = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.roles.includes('farmer') === true ? accountId : null;

export const relationsToFarmer = relationsToKept(findFarmer);
/** A farmer as someone who was visited: whoever looked after them once may still tell of a visit made then. */
export const relationsToVisited: RelationsTo = async (db, viewer, farmerId) => {
  const held = await relationsToFarmer(db, viewer, farmerId);
  if (held === null || held.includes('assigned') || !viewer.roles.includes('extension-manager')) return held;
  return (await everHadCare(db, viewer.accountId, farmerId)) ? [...held, 'assigned'] : held;
};

export const relationsToPlan = relationsToKept((db, id) => findKeeperOf(db, 'visitPlan', id));
export const relationsToVisit = relationsToKept((db, id) => findKeeperOf(db, 'visit', id));
export const relationsToRequest = relationsToKept((db, id) => findKeeperOf(db, 'visitRequest', id));
export const relationsToIssue = relationsToKept((db, id) => findKeeperOf(db, 'issue', id));
export const relationsToVoice = relationsToKept((db, id) => findKeeperOf(db, 'voice', id));
