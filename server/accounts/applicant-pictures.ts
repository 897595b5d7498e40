import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Those whose sign-up shows pictures of papers. */
export type PaperRole = 'extension-manager' | 'agro-processor';

const isOpen = (role: PaperRole) => sql`role = ${role} and proved_at is null and ended_at is null`;

/** Whether a sign-up for this role waits for its code, so that pictures for it are worth reading. */
export const waitsForPictures = async (db: Db, id: string, role: PaperRole): Promise<boolean> =>
  (await row(db, sql`select 1 from accounts.sign_up where id = ${id} and ${isOpen(role)}`)) !== null;

/** Whether it waits, and one of its pictures has not arrived; only agro-processors show a certificate. */
export const lacksPictures = async (db: Db, id: string, role: PaperRole): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.sign_up
        where id = ${id} and ${isOpen(role)} and (photo_key is null or document_key is null
          or (certificate_key is null and ${role} = 'agro-processor'))`,
  )) !== null;

export type KeptPicture = { readonly key: string; readonly face: Buffer };

type SignUpPicture = { readonly id: string; readonly role: PaperRole; readonly picture: PaperPicture };

type PaperPicture = 'photo' | 'document' | 'certificate';

const setter = (picture: PaperPicture, { key, face }: KeptPicture) => {
  if (picture === 'photo')
    return { set: sql`photo_key = ${key}, face = ${face}`, isFree: sql`coalesce(photo_key, ${key})` };
  if (picture === 'document') return { set: sql`document_key = ${key}`, isFree: sql`coalesce(document_key, ${key})` };
  return { set: sql`certificate_key = ${key}`, isFree: sql`coalesce(certificate_key, ${key})` };
};

/** Adds a picture. False when the sign-up is over or has another one already; the same one again is no harm. */
export const setApplicantPicture = async (
  db: Db,
  { id, role, picture }: SignUpPicture,
  kept: KeptPicture,
): Promise<boolean> => {
  const { set, isFree } = setter(picture, kept);
  const changed = await run(
    db,
    sql`update accounts.sign_up set ${set} where id = ${id} and ${isFree} = ${kept.key} and ${isOpen(role)}`,
  );
  return changed === 1;
};

/** Whether this file is anybody's picture, proof or ID document, or one of a sign-up under way: files are kept by content, and two may share one. */
export const isFileOfPerson = async (db: Db, key: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.account where photo_key = ${key}
        union all select 1 from accounts.assisted where proof_key = ${key}
        union all select 1 from accounts.application where document_key = ${key}
        union all select 1 from accounts.processor_papers where ${key} in (document_key, certificate_key)
        union all select 1 from accounts.sign_up where ${key} in (photo_key, document_key, certificate_key) limit 1`,
  )) !== null;

type Old = Record<'photo_key' | 'document_key' | 'certificate_key', string | null>;

/** Forgets what sign-ups told and showed that began before this moment: by now it stands with an account, or with nobody. */
export const forgetPapers = async (db: Db, before: Date): Promise<string[]> => {
  const old = await rows<Old>(
    db,
    sql`with old as (
          select id, photo_key, document_key, certificate_key from accounts.sign_up
          where created_at < ${before}
            and (application is not null or photo_key is not null or document_key is not null
              or certificate_key is not null)
          for update)
        update accounts.sign_up s set application = null, photo_key = null, document_key = null,
          certificate_key = null, face = null
        from old where s.id = old.id returning old.photo_key, old.document_key, old.certificate_key`,
  );
  return [...new Set(old.flatMap((one) => Object.values(one)))].filter((key) => key !== null);
};
