import type { ApplicantPicture } from '@shuka/domain/accounts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const isOpen = sql`role = 'extension-manager' and proved_at is null and ended_at is null`;

/** Whether an extension manager's sign-up waits for its code, so that pictures for it are worth reading. */
export const waitsForPictures = async (db: Db, id: string): Promise<boolean> =>
  (await row(db, sql`select 1 from accounts.sign_up where id = ${id} and ${isOpen}`)) !== null;

/** Whether it waits, and one of its two pictures has not arrived. */
export const lacksPictures = async (db: Db, id: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.sign_up
        where id = ${id} and ${isOpen} and (photo_key is null or document_key is null)`,
  )) !== null;

export type KeptPicture = { readonly key: string; readonly face: Buffer };

/** Adds a picture. False when the sign-up is over or has another one already; the same one again is no harm. */
export const setApplicantPicture = async (
  db: Db,
  id: string,
  picture: ApplicantPicture,
  { key, face }: KeptPicture,
): Promise<boolean> => {
  const set =
    picture === 'photo'
      ? sql`update accounts.sign_up set photo_key = ${key}, face = ${face}
            where id = ${id} and coalesce(photo_key, ${key}) = ${key} and ${isOpen}`
      : sql`update accounts.sign_up set document_key = ${key}
            where id = ${id} and coalesce(document_key, ${key}) = ${key} and ${isOpen}`;
  return (await run(db, set)) === 1;
};

/** Whether this file is anybody's picture, proof or ID document, or one of a sign-up under way: files are kept by content, and two may share one. */
export const isFileOfPerson = async (db: Db, key: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.account where photo_key = ${key}
        union all select 1 from accounts.assisted where proof_key = ${key}
        union all select 1 from accounts.application where document_key = ${key}
        union all select 1 from accounts.sign_up where photo_key = ${key}
        union all select 1 from accounts.sign_up where document_key = ${key} limit 1`,
  )) !== null;

type Old = { photo_key: string | null; document_key: string | null };

/** Forgets what sign-ups told and showed that began before this moment: by now it stands with an account, or with nobody. */
export const forgetPapers = async (db: Db, before: Date): Promise<string[]> => {
  const old = await rows<Old>(
    db,
    sql`with old as (
          select id, photo_key, document_key from accounts.sign_up
          where created_at < ${before}
            and (application is not null or photo_key is not null or document_key is not null)
          for update)
        update accounts.sign_up s set application = null, photo_key = null, document_key = null, face = null
        from old where s.id = old.id returning old.photo_key, old.document_key`,
  );
  return [...new Set(old.flatMap(({ photo_key: photo, document_key: shown }) => [photo, shown]))].filter(
    (key) => key !== null,
  );
};
