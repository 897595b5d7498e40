import type { Db } from '#kit/db.ts';
import { closeMergedScope, grantScope, revokeScope } from '#kit/scopes.ts';
import type { MergedPair } from '#kit/merging.ts';
import { moveFarmers } from './move-farmers.ts';
import { findCare, moveCareHistory } from './store.ts';

type CareMerge = MergedPair & {
  /** Who looks after the farmer from now on; null for nobody. */
  readonly managerId: string | null;
  readonly decidedBy: string;
  readonly reason: string;
};

/**
 * One manager after the merge. Whoever looked after either account did look after the farmer: late visits of theirs are
 * taken, and what they changed meanwhile is set aside for the manager there is now, as when a farmer is handed over.
 * Comes after all records have moved: the scope of the account that goes is closed here.
 */
export const mergeCare = async (
  db: Db,
  { fromId, intoId, managerId, decidedBy, reason }: CareMerge,
  now: Date,
): Promise<void> => {
  const before = (await findCare(db, [fromId])).map((care) => care.managerId);
  await moveFarmers(db, { farmerIds: [intoId], managerId, decidedBy, reason }, now);
  await moveFarmers(db, { farmerIds: [fromId], managerId: null, decidedBy, reason }, now);
  await moveCareHistory(db, fromId, intoId);
  for (const lost of before.filter((one) => one !== managerId)) {
    // A scope that was theirs and is not: the phone forgets it, and the server knows why an act of theirs comes too late.
    await grantScope(db, lost, [intoId]);
    await revokeScope(db, lost, [intoId]);
  }
  await closeMergedScope(db, fromId);
};
