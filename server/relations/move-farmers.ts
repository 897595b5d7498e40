import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { holdPeople } from '#accounts';
import { addToCounter } from '#kit/counter.ts';
import type { Db } from '#kit/db.ts';
import { grantScope, openScope, revokeScope } from '#kit/scopes.ts';
import { showErrands } from './errand-store.ts';
import { beginCare, endCare, findCare, type Care } from './store.ts';

export type Move = {
  readonly farmerIds: readonly string[];
  /** Null ends the care without a successor. */
  readonly managerId: string | null;
  readonly decidedBy: string;
  readonly reason: string;
};

/**
 * Locks everyone concerned, so that of two moves of one farmer the second sees what the first has done. A farmer whose
 * account is closed is given to nobody, but can be taken out of anybody's care.
 */
const checkPeople = async (db: Db, farmerIds: readonly string[], managerId: string | null): Promise<void> => {
  const held = await holdPeople(db, managerId === null ? farmerIds : [...farmerIds, managerId]);
  const isOne = (accountId: string, role: Role, states: readonly string[]): boolean =>
    held.some((one) => one.accountId === accountId && states.includes(one.state) && one.roles.includes(role));
  if (managerId !== null && !isOne(managerId, 'extension-manager', ['active'])) throw new Problem('not-a-manager');
  const states = managerId === null ? ['active', 'closed'] : ['active'];
  if (!farmerIds.every((farmerId) => isOne(farmerId, 'farmer', states))) throw new Problem('not-a-farmer');
};

/** How many farmers each manager gains or loses, lowest id first: counters too are taken in one order. */
const changesOfCount = (before: readonly Care[], moved: readonly string[], managerId: string | null) => {
  const changes = new Map<string, number>();
  const add = (id: string, by: number) => changes.set(id, (changes.get(id) ?? 0) + by);
  for (const care of before) add(care.managerId, -1);
  if (managerId !== null) add(managerId, moved.length);
  return [...changes].sort(([one], [other]) => (one < other ? -1 : 1));
};

/**
 * Puts farmers into a manager's care from now on, or out of anybody's: the assignments, the counters and what phones may
 * keep, in the caller's transaction.
 * @returns how many farmers moved; those whom this manager looks after already do not.
 * @throws Problem `not-a-manager` or `not-a-farmer` for whoever is not an active one (a closed farmer may leave); then nothing
 *   is moved.
 */
export const moveFarmers = async (
  db: Db,
  { managerId, decidedBy, reason, ...move }: Move,
  now: Date,
): Promise<number> => {
  const farmerIds = [...new Set(move.farmerIds)].sort();
  await checkPeople(db, farmerIds, managerId);
  const careOf = new Map((await findCare(db, farmerIds)).map((care) => [care.farmerId, care]));
  const moved = farmerIds.filter((farmerId) => (careOf.get(farmerId)?.managerId ?? null) !== managerId);
  if (moved.length === 0) return 0;
  const before = moved.flatMap((farmerId) => careOf.get(farmerId) ?? []);
  await endCare(db, moved, now);
  if (managerId !== null) {
    const ids = moved.map(() => newId());
    await beginCare(db, { ids, farmerIds: moved, managerId, decidedBy, reason, now });
  }
  for (const [id, by] of changesOfCount(before, moved, managerId)) await addToCounter(db, 'assigned', id, by);
  await openScope(db, moved);
  for (const lost of new Set(before.map((care) => care.managerId))) await revokeScope(db, lost, moved);
  if (managerId !== null) await grantScope(db, managerId, moved);
  await showErrands(db, moved);
  return moved.length;
};
