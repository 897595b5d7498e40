import { claimErasure, eraseFor as ofAccounts, findAccount, findDue, isPortrait } from '#accounts';
import { moveFarmers } from '#relations';
import { eraseFor as ofSync } from '#sync';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';

/** Erases what one slice keeps of who a person was. Money and other people's records stay, under a number without a name. */
type EraseFor = (db: Db, accountId: string, now: Date) => Promise<unknown>;

const endCare: EraseFor = (db, accountId, now) => {
  const reason = 'The account was erased.';
  return moveFarmers(db, { farmerIds: [accountId], managerId: null, decidedBy: accountId, reason }, now);
};

/** One line a slice. The account comes last: what others look up by it is still there before. */
const erasers: readonly EraseFor[] = [endCare, ofSync, ofAccounts];

/** Erases one account whose time to come back is over. False when it was opened again, or another server was first. */
const eraseOne = async ({ pool, files, clock }: Services, accountId: string): Promise<boolean> => {
  const now = clock.now();
  const photoKey = (await findAccount(pool, accountId))?.photo_key ?? null;
  const isErased = await inTransaction(pool, async (db) => {
    if (!(await claimErasure(db, accountId, now))) return false;
    for (const erase of erasers) await erase(db, accountId, now);
    return true;
  });
  // Files are kept by their content: the same picture may be somebody else's too.
  if (isErased && photoKey !== null && !(await isPortrait(pool, photoKey))) await files.remove(photoKey, 'webp');
  return isErased;
};

const atOnce = 50;

/** Erases the accounts that their owners closed and did not come back to. Returns how many. */
export const eraseClosed = async (services: Services): Promise<number> => {
  let erased = 0;
  for (const accountId of await findDue(services.pool, services.clock.now(), atOnce))
    if (await eraseOne(services, accountId)) erased += 1;
  return erased;
};
