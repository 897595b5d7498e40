import {
  claimErasure,
  eraseFor as ofAccounts,
  findAccount,
  findApplication,
  findDue,
  findMerged,
  findProof,
  isFileOfPerson,
  languageOfAccount,
  proofExtension,
  putOffErasure,
  writeToOwner,
} from '#accounts';
import { eraseFor as ofAdvisory } from '#advisory';
import { eraseFor as ofChannels } from '#channels';
import { eraseFor as ofFigures } from '#figures';
import { hasMoneyLeft } from '#finance';
import { eraseFor as ofInsurance } from '#insurance';
import { eraseFor as ofInvestments } from '#investments';
import { eraseFor as ofLibrary, isArticlePicture } from '#library';
import { eraseFor as ofLoans, findPaperKeysOf, isLoanPaper, paperExtension } from '#loans';
import { eraseFor as ofMarketplace } from '#marketplace';
import { eraseFor as ofMessaging, findPhotoKeys, findVoiceFiles, isMessagePhoto, isMessageVoice } from '#messaging';
import { eraseFor as ofProcessing, isProductPhoto } from '#processing';
import { eraseFor as ofRelations, findPaperKeys, moveFarmers } from '#relations';
import { eraseFor as ofPrivacy } from '#privacy';
import { findMarkKeys } from '#reports';
import { eraseFor as ofSync } from '#sync';
import { eraseFor as ofTraceability, findLandFilesOf, isLandPaper, landExtension } from '#traceability';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Db } from '#kit/db.ts';
import { voiceExtension } from '#kit/voice-file.ts';

/** Erases what one slice keeps of who a person was. Money and other people's records stay, under a number without a name. */
type EraseFor = (db: Db, accountId: string, now: Date) => Promise<unknown>;

const endCare: EraseFor = (db, accountId, now) => {
  const reason = 'The account was erased.';
  return moveFarmers(db, { farmerIds: [accountId], managerId: null, decidedBy: accountId, reason }, now);
};

/** One line a slice. The account comes last: what others look up by it is still there before. */
const erasers: readonly EraseFor[] = [
  endCare,
  ofRelations,
  ofMessaging,
  ofAdvisory,
  ofLibrary,
  ofMarketplace,
  ofProcessing,
  ofLoans,
  ofInsurance,
  ofInvestments,
  ofTraceability,
  ofChannels,
  ofPrivacy,
  ofFigures,
  ofSync,
  ofAccounts,
];

type Kept = { readonly key: string; readonly extension: string };

/** The files that show who a person was, what they wrote of, or that they said yes. What was sealed keeps a mark's digest. */
const filesOf = async (db: Db, accountId: string): Promise<Kept[]> => {
  const portrait = (await findAccount(db, accountId))?.photo_key ?? null;
  const document = (await findApplication(db, accountId))?.documentId ?? null;
  const proof = await findProof(db, accountId);
  const papers = await findPaperKeys(db, accountId);
  const shown = [...papers, ...(await findPhotoKeys(db, accountId)), ...(await findMarkKeys(db, accountId))];
  const pictures = [portrait, document, ...shown].filter((key) => key !== null);
  const proofs = proof === null ? [] : [{ key: proof.proofKey, extension: proofExtension[proof.proofType] }];
  const spoken = await findVoiceFiles(db, accountId);
  const voices = spoken.map(({ key, mediaType }) => ({ key, extension: voiceExtension[mediaType] }));
  const loanPapers = (await findPaperKeysOf(db, accountId)).map((key) => ({ key, extension: paperExtension }));
  const land = (await findLandFilesOf(db, accountId)).map((key) => ({ key, extension: landExtension }));
  return [...pictures.map((key) => ({ key, extension: 'webp' })), ...proofs, ...voices, ...loanPapers, ...land];
};

/** Files are kept by their content: the same picture may be somebody else's too. */
const dropFile = async ({ pool, files }: Services, { key, extension }: Kept): Promise<void> => {
  if (extension === paperExtension) {
    if (!(await isLoanPaper(pool, key))) await files.remove(key, extension);
    return;
  }
  if (extension === landExtension) {
    if (!(await isLandPaper(pool, key))) await files.remove(key, extension);
    return;
  }
  const isKept =
    (await isFileOfPerson(pool, key)) ||
    (await isMessagePhoto(pool, key)) ||
    (await isMessageVoice(pool, key)) ||
    (await isProductPhoto(pool, key)) ||
    (await isArticlePicture(pool, key));
  if (!isKept) await files.remove(key, extension);
};

/** Money that came in after the account was closed: its owner is told how to reach it, and until when they may. */
const tellOfMoney = async (services: Services, accountId: string, eraseAfter: Date): Promise<void> => {
  const account = await findAccount(services.pool, accountId);
  if (account === null) return;
  const day = formatDate(eraseAfter, languageOfAccount(account));
  await writeToOwner(services, account, 'moneyKept', { day });
};

/**
 * Erases one account whose time to come back is over. False when it was opened again, another server was first, or there is
 * money of its owner here: then the time to come back begins anew.
 */
const eraseOne = async (services: Services, accountId: string): Promise<boolean> => {
  const { pool, clock } = services;
  const now = clock.now();
  // Accounts that were merged into this one tell of the same person; this one comes last, for they lead to it.
  const all = [...(await findMerged(pool, accountId)), accountId];
  const kept: Kept[] = [];
  for (const one of all) kept.push(...(await filesOf(pool, one)));
  const end = await inTransaction(pool, async (db) => {
    if (!(await claimErasure(db, accountId, now))) return 'left';
    for (const one of all) if (await hasMoneyLeft(services, db, one)) return putOffErasure(db, accountId, now);
    for (const one of all) for (const erase of erasers) await erase(db, one, now);
    return 'erased';
  });
  if (end === 'erased') for (const file of kept) await dropFile(services, file);
  else if (end !== 'left') await tellOfMoney(services, accountId, end);
  return end === 'erased';
};

const atOnce = 50;

/** Erases the accounts that their owners closed and did not come back to. Returns how many. */
export const eraseClosed = async (services: Services): Promise<number> => {
  let erased = 0;
  for (const accountId of await findDue(services.pool, services.clock.now(), atOnce))
    if (await eraseOne(services, accountId)) erased += 1;
  return erased;
};
