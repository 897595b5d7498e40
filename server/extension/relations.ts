import { findAccount } from '#accounts';
import { alsoFor, relationsToKept } from '#farms';
import { everHadCare, everHadErrand, hasErrand } from '#relations';
import type { Db } from '#kit/db.ts';
import { findOwnFarmOf } from './plan-store.ts';
import { findKeeperOf } from './store.ts';

/** A farmer stands for all that is done for them: a visit, a business. */
const findFarmer = async (db: Db, accountId: string): Promise<string | null> =>
  (await findAccount(db, accountId))?.roles.includes('farmer') === true ? accountId : null;

export const relationsToFarmer = relationsToKept(findFarmer);

/**
 * A farmer as someone who is visited: whoever looked after them once may still tell of a visit made then, and whoever has
 * an errand to a farm of theirs of visits to it. Handlers go by the farm and the day.
 */
export const relationsToVisited = alsoFor(
  findFarmer,
  async (db, accountId, farmerId) =>
    (await everHadCare(db, accountId, farmerId)) || everHadErrand(db, accountId, { farmerId }),
);

/** A planned visit; whoever planned it for an errand moves it too, while that lasts. */
export const relationsToPlan = alsoFor(
  (db, id) => findKeeperOf(db, 'visitPlan', id),
  async (db, accountId, planId) => {
    const farmId = await findOwnFarmOf(db, planId, accountId);
    return farmId !== null && hasErrand(db, accountId, farmId);
  },
);
export const relationsToVisit = relationsToKept((db, id) => findKeeperOf(db, 'visit', id));
export const relationsToRequest = relationsToKept((db, id) => findKeeperOf(db, 'visitRequest', id));
export const relationsToIssue = relationsToKept((db, id) => findKeeperOf(db, 'issue', id));
export const relationsToVoice = relationsToKept((db, id) => findKeeperOf(db, 'voice', id));
