import { findAccount } from '#accounts';
import { relationsToKept } from '#farms';
import type { Db } from '#kit/db.ts';
import { findKeeperOf } from './store.ts';

/** A farmer stands for all that is done for them: a visit, a business. */
const findFarmer = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.roles.includes('farmer') === true ? accountId : null;

export const relationsToFarmer = relationsToKept(findFarmer);
export const relationsToVisit = relationsToKept((db, id) => findKeeperOf(db, 'visit', id));
export const relationsToRequest = relationsToKept((db, id) => findKeeperOf(db, 'visitRequest', id));
export const relationsToIssue = relationsToKept((db, id) => findKeeperOf(db, 'issue', id));
export const relationsToVoice = relationsToKept((db, id) => findKeeperOf(db, 'voice', id));
