import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { UploadPart } from './upload-parts.ts';

export type Upload = {
  readonly id: string;
  readonly accountId: string;
  readonly photoId: string;
  readonly part: UploadPart;
  readonly sizeBytes: number;
  readonly offsetBytes: number;
  readonly isFinished: boolean;
  /** Another one after each change of the row, so that a verdict on what was here then is not passed on what came since. */
  readonly version: string;
};

/** Which part of what an account uploads; `photoId` is the message's id when that is a voice. */
export type UploadOf = Pick<Upload, 'accountId' | 'photoId' | 'part'>;

const columns = sql`id, account_id as "accountId", photo_id as "photoId", part, size_bytes as "sizeBytes",
  offset_bytes as "offsetBytes", finished_at is not null as "isFinished", xmin::text as "version"`;

export const findUpload = (db: Db, uploadId: string): Promise<Upload | null> =>
  row<Upload>(db, sql`select ${columns} from sync.upload where id = ${uploadId}`);

export const findUploadOf = (db: Db, { accountId, photoId, part }: UploadOf): Promise<Upload | null> =>
  row<Upload>(
    db,
    sql`select ${columns} from sync.upload where account_id = ${accountId} and photo_id = ${photoId} and part = ${part}`,
  );

/** How many uploads an account has begun and not ended, and how many bytes they come to when they are whole. */
export const sumUnfinished = async (db: Db, accountId: string): Promise<{ count: number; sizeBytes: number }> =>
  (await row<{ count: number; sizeBytes: number }>(
    db,
    sql`select count(*), coalesce(sum(size_bytes), 0)::bigint as "sizeBytes" from sync.upload
        where account_id = ${accountId} and finished_at is null`,
  )) ?? { count: 0, sizeBytes: 0 };

/** Begins an upload, unless one of the same account, photo and part is there already. */
export const insertUpload = (db: Db, upload: UploadOf & { id: string; sizeBytes: number; createdAt: Date }) =>
  run(
    db,
    sql`insert into sync.upload (id, account_id, photo_id, part, size_bytes, created_at)
        values (${upload.id}, ${upload.accountId}, ${upload.photoId}, ${upload.part}, ${upload.sizeBytes},
          ${upload.createdAt})
        on conflict (account_id, photo_id, part) do nothing`,
  );

/**
 * Keeps bytes that belong at `startByte`, in a transaction of their own: the row's lock and the look at its offset are
 * one statement, so of two connections that send the same bytes one is told false.
 * @returns false when the upload is not at that byte, would grow beyond its size, is finished, or is no more.
 */
export const storePiece = async (db: Db, uploadId: string, startByte: number, bytes: Buffer): Promise<boolean> => {
  const stored = await run(
    db,
    sql`with held as (
          update sync.upload set offset_bytes = offset_bytes + ${bytes.length}::int
          where id = ${uploadId} and offset_bytes = ${startByte}::int and finished_at is null
            and offset_bytes + ${bytes.length}::int <= size_bytes
          returning id)
        insert into sync.upload_part (upload_id, start_byte, bytes)
          select id, ${startByte}::int, ${bytes}::bytea from held`,
  );
  return stored === 1;
};

/** All that has arrived of an upload, in its order. */
export const readPieces = async (db: Db, uploadId: string): Promise<Buffer> => {
  const pieces = await rows<{ bytes: Buffer }>(
    db,
    sql`select bytes from sync.upload_part where upload_id = ${uploadId} order by start_byte`,
  );
  return Buffer.concat(pieces.map(({ bytes }) => bytes));
};

/** Forgets all bytes of an upload that turned out wrong, unless it has changed since it was judged. */
export const startAgain = (db: Db, { id, version }: Upload) =>
  run(
    db,
    sql`with held as (
          update sync.upload set offset_bytes = 0
          where id = ${id} and finished_at is null and xmin::text = ${version} returning id)
        delete from sync.upload_part where upload_id in (select id from held)`,
  );

/** The file store has it now; what came in pieces may go. */
export const markFinished = (db: Db, uploadId: string, now: Date) =>
  run(
    db,
    sql`with held as (
          update sync.upload set finished_at = ${now}, offset_bytes = size_bytes where id = ${uploadId} returning id)
        delete from sync.upload_part where upload_id in (select id from held)`,
  );

/** Lets a finished upload begin anew: its photo part is not here after all. */
export const reopen = (db: Db, uploadId: string) =>
  run(
    db,
    sql`update sync.upload set finished_at = null, offset_bytes = 0 where id = ${uploadId} and finished_at is not null`,
  );

const mostForgotten = 200;

/**
 * Removes uploads begun more than 30 days ago, a few at a time: nobody goes on with the unfinished ones, and of the
 * finished ones the photo's record tells enough.
 * @returns how many it removed.
 */
export const forgetOldUploads = (db: Db, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - 30 * 86_400_000);
  return run(
    db,
    sql`delete from sync.upload where id in (
          select id from sync.upload where created_at < ${before} limit ${mostForgotten} for update skip locked)`,
  );
};
