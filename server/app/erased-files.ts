import { findAccount, findApplication, findProof, isFileOfPerson, proofExtension } from '#accounts';
import { isArticlePicture } from '#library';
import { findPaperKeysOf, isLoanPaper, paperExtension } from '#loans';
import { findPhotoKeys, findVoiceFiles, isMessagePhoto, isMessageVoice } from '#messaging';
import { isProductPhoto } from '#processing';
import { findPaperKeys } from '#relations';
import { findMarkKeys } from '#reports';
import { findLandFilesOf, isLandPaper, landExtension } from '#traceability';
import type { Services } from '#kit/context.ts';
import { rows, run, sql, type Db } from '#kit/db.ts';
import { voiceExtension } from '#kit/voice-file.ts';

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

/** Notes the files of an account that is being erased, in the same transaction: they are dropped once it is committed. */
export const noteFiles = async (db: Db, accountId: string, now: Date): Promise<void> => {
  const kept = await filesOf(db, accountId);
  await run(
    db,
    sql`insert into kit.file_to_drop (key, extension, noted_at)
        select distinct f.key, f.extension, ${now}::timestamptz
        from unnest(${kept.map(({ key }) => key)}::text[], ${kept.map(({ extension }) => extension)}::text[])
          as f (key, extension)
        on conflict do nothing`,
  );
};

const findNoted = (db: Db, limit: number): Promise<Kept[]> =>
  rows<Kept>(db, sql`select key, extension from kit.file_to_drop order by noted_at, key, extension limit ${limit}`);

const atOnce = 5000;

/** After so many failures the file store is away, and is not asked about the rest. */
const mostFailures = 20;

/** Drops the files that were noted. @throws Error when some stay noted, for the next time. */
export const dropNoted = async (services: Services): Promise<void> => {
  const { pool, log } = services;
  const failed: unknown[] = [];
  for (const file of await findNoted(pool, atOnce)) {
    if (failed.length === mostFailures) break;
    try {
      await dropFile(services, file);
      await run(pool, sql`delete from kit.file_to_drop where key = ${file.key} and extension = ${file.extension}`);
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length === 0) return;
  log.error({ error: failed[0], files: failed.length }, 'files of erased accounts could not be dropped');
  throw new Error('Files of erased accounts wait to be dropped.');
};
