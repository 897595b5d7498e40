import { Problem } from '@shuka/domain/kit/problem.ts';
import { continueUpload } from '@shuka/domain/sync';
import { atMost } from '#kit/at-once.ts';
import type { Services } from '#kit/context.ts';
import { inTransaction, type Pool } from '#kit/db.ts';
import { keyOf } from '#kit/files.ts';
import { demandHarmless } from '#kit/demand-harmless.ts';
import { findToldPart, keepPart, makePart, type MadePart } from './upload-parts.ts';
import { findUpload, markFinished, readPieces, startAgain, type Upload } from './upload-store.ts';

type Means = Pick<Services, 'pool' | 'files' | 'clock' | 'scanner' | 'log'>;

// Each holds a whole picture in memory, up to five megabytes and twice that while the database hands it over.
const places = atMost(2, 100);

const encode = async (means: Means, upload: Upload, sha256: string): Promise<MadePart> => {
  const { pool } = means;
  const bytes = await readPieces(pool, upload.id);
  if (keyOf(bytes) !== sha256) throw new Problem('not-these-bytes');
  await demandHarmless(means, [bytes], { endpoint: continueUpload.name, accountId: upload.accountId });
  return makePart(pool, upload.photoId, upload.part, bytes);
};

const isVerdict = (error: unknown): boolean =>
  error instanceof Problem && ['not-these-bytes', 'not-a-picture', 'not-a-voice', 'unsafe-file'].includes(error.code);

/** Whether all bytes of an upload are here and wait to be looked at. */
export const isWhole = ({ isFinished, offsetBytes, sizeBytes }: Upload): boolean =>
  !isFinished && offsetBytes === sizeBytes;

/**
 * What is to be kept of an upload; null where another server has finished it meanwhile, whose pieces are gone for that.
 * Wrong bytes are forgotten.
 */
const judge = async (means: Means, upload: Upload, sha256: string): Promise<MadePart | null> => {
  try {
    return await encode(means, upload, sha256);
  } catch (error) {
    if (!isVerdict(error)) throw error;
    await startAgain(means.pool, upload);
    if ((await findUpload(means.pool, upload.id))?.isFinished === true) return null;
    throw error;
  }
};

/** Stage by stage, so that one that a crash cut short is simply done again: until the last, nothing of it is seen. */
const finish = async (means: Means, upload: Upload): Promise<void> => {
  const { pool, files, clock } = means;
  const { id, photoId, part } = upload;
  const record = await findToldPart(pool, photoId, part);
  if (record === null) throw new Problem('not-found');
  const made = await judge(means, upload, record.sha256);
  if (made === null) return;
  const key = await files.put(made.bytes, made.extension);
  await inTransaction(pool, async (db) => {
    await keepPart(db, photoId, part, key);
    await markFinished(db, id, clock.now());
  });
};

/** Only what has something to do waits for a place. */
const finishWhenWhole = async (means: Means, uploadId: string): Promise<void> => {
  const upload = await findUpload(means.pool, uploadId);
  if (upload === null) throw new Problem('not-found');
  if (isWhole(upload)) await places(() => finish(means, upload));
};

type UnderWay = Map<string, Promise<void>>;

/** What each server of a pool is making: two that make the same do it twice, to the same end. */
const making = new WeakMap<Pool, UnderWay>();

const underWayAt = (pool: Pool): UnderWay => {
  const underWay: UnderWay = making.get(pool) ?? new Map();
  making.set(pool, underWay);
  return underWay;
};

/**
 * Makes of an upload whose bytes are all here; does nothing for any other. Who asks while it is being
 * done waits for the same end.
 * @throws Problem 'not-these-bytes', 'not-a-picture', 'not-a-voice' or 'unsafe-file', with all its bytes forgotten; 'not-found' when the upload or
 *   what it is of is no more; 'unavailable' while too many wait or the scanner is away, with everything kept for the next try.
 */
export const finishUpload = (means: Means, uploadId: string): Promise<void> => {
  const underWay = underWayAt(means.pool);
  const held = underWay.get(uploadId);
  if (held !== undefined) return held;
  const done = finishWhenWhole(means, uploadId).finally(() => underWay.delete(uploadId));
  underWay.set(uploadId, done);
  return done;
};

/**
 * The same where nobody waits for the verdict, as when an upload is found again that a crash left whole: bytes that were
 * wrong are gone, and who sends them again is told.
 */
export const healUpload = async (means: Means, uploadId: string): Promise<void> => {
  await finishUpload(means, uploadId).catch((error: unknown) => {
    if (!isVerdict(error)) throw error;
  });
};
