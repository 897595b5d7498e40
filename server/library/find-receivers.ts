import { libraryLimits, type Receivers } from '@shuka/domain/library';
import { findPlaces } from '#accounts';
import { findAssigned, findFarmersOf } from '#relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Db } from '#kit/db.ts';

const chosen = async (db: Db, managerId: string, farmerIds: readonly string[]): Promise<string[]> => {
  const assigned = await findAssigned(db, managerId, farmerIds);
  // What is not there and what is not theirs look alike.
  if (!farmerIds.every((farmerId) => assigned.has(farmerId))) throw new Problem('not-found');
  return [...assigned];
};

/**
 * Whom a manager means among the farmers in their care now.
 * @throws Problem `not-found` when one of those chosen is not in it, `nobody-there` when there is nobody to send to.
 */
export const findReceivers = async (db: Db, managerId: string, to: Receivers): Promise<string[]> => {
  if (to.kind === 'chosen') return chosen(db, managerId, to.farmerIds);
  const all = (await findFarmersOf(db, managerId)).slice(0, libraryLimits.mostFarmers);
  const meant =
    to.kind === 'all'
      ? all
      : (await findPlaces(db, all))
          .filter(({ stateCode, lga }) => stateCode === to.stateCode && lga === to.lga)
          .map(({ accountId }) => accountId);
  if (meant.length === 0) throw new Problem('nobody-there');
  return meant;
};
