import { otpMinutes, otpTries, proofMinutes, type GraduatePapers, type ProfileHeld } from '@shuka/domain/accounts';
import type { SignUpRole } from '@shuka/domain/settings';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

export type SignUp = {
  id: string;
  role: SignUpRole;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  about: string;
  password_hash: string | null;
  photo_key: string | null;
  language: string;
  application: Application | null;
  document_key: string | null;
  certificate_key: string | null;
  face: Buffer | null;
};

/** What an extension manager tells besides names and addresses. */
type ManagerApplication = { readonly profile: ProfileHeld; readonly papers: GraduatePapers };

/** What an agro-processor tells: of the company the slice below makes what it means. */
type ProcessorApplication = { readonly company: unknown; readonly documentKind: string };

export type Application = ManagerApplication | ProcessorApplication;

/** What only extension managers and agro-processors tell and show. */
export const noPapers = { application: null, document_key: null, certificate_key: null, face: null } as const;

type NewSignUp = SignUp & { codeHash: Buffer | null; now: Date };

const columns = sql`id, role, first_name, last_name, email, phone, about, password_hash, photo_key, language,
  application, document_key, certificate_key, face`;

export const insertSignUp = (db: Db, signUp: NewSignUp) =>
  run(
    db,
    sql`insert into accounts.sign_up (${columns}, code_hash, code_expires_at, created_at)
        values (${signUp.id}, ${signUp.role}, ${signUp.first_name}, ${signUp.last_name}, ${signUp.email},
          ${signUp.phone}, ${signUp.about}, ${signUp.password_hash}, ${signUp.photo_key}, ${signUp.language},
          ${signUp.application === null ? null : JSON.stringify(signUp.application)}::jsonb, ${signUp.document_key},
          ${signUp.certificate_key}, ${signUp.face},
          ${signUp.codeHash}, ${minutesAfter(signUp.now, otpMinutes)}, ${signUp.now})`,
  );

/** A sign-up of nobody: only its guesses are counted, so that an id given out for nothing looks like any other. */
export const insertNobody = (db: Db, id: string, now: Date) => {
  const nobody = {
    first_name: '',
    last_name: '',
    email: '',
    phone: '',
    about: '',
    password_hash: null,
    photo_key: null,
    ...noPapers,
  };
  return insertSignUp(db, { ...nobody, id, role: 'farmer', language: 'en', codeHash: null, now });
};

/** Ends the newest open sign-up of an address and returns it, so that a fresh one with a new code takes its place. */
export const replaceSignUp = (db: Db, email: string, now: Date): Promise<SignUp | null> =>
  row(
    db,
    sql`update accounts.sign_up set ended_at = ${now}
        where id = (select id from accounts.sign_up where email = ${email} and ended_at is null and proved_at is null
          and created_at > ${minutesAfter(now, -24 * 60)} order by created_at desc limit 1 for update)
        returning ${columns}`,
  );

export type Try = { code_hash: Buffer | null };

/**
 * Counts one guess, atomically, and hands out what to compare it with. Null when the code is unknown, spent, too old or
 * already guessed at five times: however many guesses arrive together, at most five are ever compared.
 */
export const takeTry = (db: Db, table: 'sign_up' | 'password_reset', id: string, now: Date): Promise<Try | null> =>
  table === 'sign_up'
    ? row(
        db,
        sql`update accounts.sign_up set tries = tries + 1
            where id = ${id} and tries < ${otpTries} and code_expires_at > ${now} and proved_at is null and ended_at is null
            returning code_hash`,
      )
    : row(
        db,
        sql`update accounts.password_reset set tries = tries + 1
            where id = ${id} and tries < ${otpTries} and code_expires_at > ${now} and proved_at is null and ended_at is null
            returning code_hash`,
      );

/** Why a sign-up's code can no longer be tried. */
export const whyNoTry = async (db: Db, id: string, now: Date): Promise<'otp-expired' | 'otp-used-up' | 'wrong-otp'> => {
  const found = await row<{ tries: number; code_expires_at: string }>(
    db,
    sql`select tries, code_expires_at from accounts.sign_up where id = ${id}`,
  );
  if (found === null) return 'wrong-otp';
  if (new Date(found.code_expires_at) <= now) return 'otp-expired';
  return found.tries >= otpTries ? 'otp-used-up' : 'wrong-otp';
};

/** Keeps the proof that the right code was entered at the door of this role; one per sign-up, for 15 minutes. */
export const markProved = (
  db: Db,
  id: string,
  role: SignUp['role'],
  proof: string,
  now: Date,
): Promise<SignUp | null> =>
  row(
    db,
    sql`update accounts.sign_up set proved_at = ${now}, proof_hash = ${hashToken(proof)}
        where id = ${id} and role = ${role} and proved_at is null returning ${columns}`,
  );

/** Spends a proof: the sign-up it belongs to, once. */
export const spendProof = (db: Db, proof: string, email: string, now: Date): Promise<SignUp | null> =>
  row(
    db,
    sql`update accounts.sign_up set ended_at = ${now}
        where proof_hash = ${hashToken(proof)} and email = ${email} and ended_at is null
          and proved_at > ${minutesAfter(now, -proofMinutes)}
        returning ${columns}`,
  );

export const isWaitingForCode = async (db: Db, id: string): Promise<boolean> =>
  (await row(
    db,
    sql`select id from accounts.sign_up
        where id = ${id} and role = 'investor' and photo_key is null and proved_at is null and ended_at is null`,
  )) !== null;

/** Adds a picture to an investor sign-up that waits for its code. Nothing happens to one that has a picture or is over. */
export const setSignUpPhoto = (db: Db, id: string, photoKey: string) =>
  run(
    db,
    sql`update accounts.sign_up set photo_key = ${photoKey}
        where id = ${id} and role = 'investor' and photo_key is null and proved_at is null and ended_at is null`,
  );

export const endSignUp = (db: Db, id: string, now: Date) =>
  run(db, sql`update accounts.sign_up set ended_at = ${now} where id = ${id}`);
