import { libraryLimits, type Receivers } from '@shuka/domain/library';
import { findPlaces, livingAs } from '#accounts';
import { findGroupOf } from '#messaging';
import { findAssigned, findFarmersOf } from '#relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { isAgronomist } from './duty-store.ts';

const chosen = async (db: Db, managerId: string, farmerIds: readonly string[]): Promise<string[]> => {
  const assigned = await findAssigned(db, managerId, farmerIds);
  // What is not there and what is not theirs look alike.
  if (!farmerIds.every((farmerId) => assigned.has(farmerId))) throw new Problem('not-found');
  return [...assigned];
};

/** Of a group the manager made: those still in it and in their care. */
const ofGroup = async (db: Db, managerId: string, roomId: string): Promise<string[]> => {
  const members = await findGroupOf(db, roomId, managerId);
  if (members === null) throw new Problem('not-found');
  return [...(await findAssigned(db, managerId, members))];
};

type Place = { readonly stateCode: string; readonly lga: string };

const ofLga = async (db: Db, farmerIds: readonly string[], { stateCode, lga }: Place): Promise<string[]> =>
  (await findPlaces(db, farmerIds))
    .filter((one) => one.stateCode === stateCode && one.lga === lga)
    .map(({ accountId }) => accountId);

/** Who is no agronomist has no farmers but those in their care. */
const living = async (db: Db, accountId: string, place: Place): Promise<string[]> => {
  if (!(await isAgronomist(db, accountId))) throw new Problem('not-found');
  const found = await rows<{ id: string }>(
    db,
    sql`select account_id as id from (${livingAs({ role: 'farmer', ...place })}) living
        order by 1 limit ${libraryLimits.mostFarmers}`,
  );
  return found.map(({ id }) => id);
};

const meantBy = async (db: Db, managerId: string, to: Exclude<Receivers, { kind: 'chosen' }>): Promise<string[]> => {
  if (to.kind === 'group') return ofGroup(db, managerId, to.roomId);
  if (to.kind === 'everyone') return living(db, managerId, to);
  const all = (await findFarmersOf(db, managerId)).slice(0, libraryLimits.mostFarmers);
  return to.kind === 'all' ? all : ofLga(db, all, to);
};

/**
 * Whom a manager means among the farmers in their care now, and an agronomist among all.
 * @throws Problem `not-found` when one of those chosen is not in it, the group not theirs, or they no agronomist, `nobody-there` when there is nobody to send to.
 */
export const findReceivers = async (db: Db, managerId: string, to: Receivers): Promise<string[]> => {
  if (to.kind === 'chosen') return chosen(db, managerId, to.farmerIds);
  const meant = await meantBy(db, managerId, to);
  if (meant.length === 0) throw new Problem('nobody-there');
  return meant;
};
