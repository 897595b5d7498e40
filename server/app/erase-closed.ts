import {
  claimErasure,
  eraseFor as ofAccounts,
  findAccount,
  findApplication,
  findDue,
  findProof,
  isFileOfPerson,
  proofExtension,
} from '#accounts';
import { eraseFor as ofMessaging, findPhotoKeys, isMessagePhoto } from '#messaging';
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
const erasers: readonly EraseFor[] = [endCare, ofMessaging, ofSync, ofAccounts];

type Kept = { readonly key: string; readonly extension: string };

/** The files that show who a person was, what they wrote of, or that they said yes. */
const filesOf = async (db: Db, accountId: string): Promise<Kept[]> => {
  const portrait = (await findAccount(db, accountId))?.photo_key ?? null;
  const document = (await findApplication(db, accountId))?.documentId ?? null;
  const proof = await findProof(db, accountId);
  const pictures = [portrait, document, ...(await findPhotoKeys(db, accountId))].filter((key) => key !== null);
  const proofs = proof === null ? [] : [{ key: proof.proofKey, extension: proofExtension[proof.proofType] }];
  return [...pictures.map((key) => ({ key, extension: 'webp' })), ...proofs];
};

/** Files are kept by their content: the same picture may be somebody else's too. */
const dropFile = async ({ pool, files }: Services, { key, extension }: Kept): Promise<void> => {
  if (!(await isFileOfPerson(pool, key)) && !(await isMessagePhoto(pool, key))) await files.remove(key, extension);
};

/** Erases one account whose time to come back is over. False when it was opened again, or another server was first. */
const eraseOne = async (services: Services, accountId: string): Promise<boolean> => {
  const { pool, clock } = services;
  const now = clock.now();
  const kept = await filesOf(pool, accountId);
  const isErased = await inTransaction(pool, async (db) => {
    if (!(await claimErasure(db, accountId, now))) return false;
    for (const erase of erasers) await erase(db, accountId, now);
    return true;
  });
  if (isErased) for (const file of kept) await dropFile(services, file);
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
