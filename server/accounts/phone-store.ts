import { otpMinutes, otpTries, proofMinutes, type PhonePerson } from '@shuka/domain/accounts';
import { minutesAfter } from '#kit/clock.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

/** More than a household has. */
const mostPeople = 20;

/**
 * Who may sign in with a number alone: farmers without a second factor, who have no e-mail, or who proved that the number
 * is theirs; and staff of a company who have no e-mail, so no other way in. A number that somebody only typed at sign-up
 * opens nothing: it may be another's.
 */
export const findPeopleOfPhone = (db: Db, phone: string, now: Date): Promise<PhonePerson[]> =>
  rows<PhonePerson>(
    db,
    sql`select id as "accountId", first_name as "firstName", last_name as "lastName" from accounts.account person
        where phone = ${phone} and roles <@ '{farmer,agro-processor}' and factor_confirmed_at is null
          and passkeys = 0 and (email is null or (roles = '{farmer}' and phone_proved_at is not null))
          and (state = 'active' or (state = 'closed' and exists (select 1 from accounts.closing
            where account_id = person.id and ended_at is null and erased_at is null and erase_after > ${now})))
        order by lower(first_name), lower(last_name), id limit ${mostPeople}`,
  );

type NewSignIn = { readonly id: string; readonly phone: string; readonly codeHash: Buffer | null; readonly now: Date };

const keptMinutes = 24 * 60;

/** Begins a sign-in. The one before it ends: only the newest code works. Numbers that are a day old are forgotten. */
export const insertPhoneSignIn = async (db: Db, { id, phone, codeHash, now }: NewSignIn): Promise<void> => {
  await run(db, sql`delete from accounts.phone_sign_in where created_at < ${minutesAfter(now, -keptMinutes)}`);
  await run(db, sql`update accounts.phone_sign_in set ended_at = ${now} where phone = ${phone} and ended_at is null`);
  await run(
    db,
    sql`insert into accounts.phone_sign_in (id, phone, code_hash, code_expires_at, created_at)
        values (${id}, ${phone}, ${codeHash}, ${minutesAfter(now, otpMinutes)}, ${now})`,
  );
};

/** Counts one guess, atomically, and hands out what to compare it with; null when there is nothing to guess any more. */
export const takePhoneTry = (db: Db, id: string, now: Date): Promise<{ code_hash: Buffer | null } | null> =>
  row(
    db,
    sql`update accounts.phone_sign_in set tries = tries + 1
        where id = ${id} and tries < ${otpTries} and code_expires_at > ${now} and proved_at is null and ended_at is null
        returning code_hash`,
  );

/** Keeps the proof that the right code was entered. @returns the number; null when it was proved a moment ago. */
export const markPhoneProved = async (db: Db, id: string, proof: string, now: Date): Promise<string | null> =>
  (
    await row<{ phone: string }>(
      db,
      sql`update accounts.phone_sign_in set proved_at = ${now}, proof_hash = ${hashToken(proof)}
          where id = ${id} and proved_at is null returning phone`,
    )
  )?.phone ?? null;

/** Spends a proof. @returns the number it is of, once. */
export const spendPhoneProof = async (db: Db, proof: string, now: Date): Promise<string | null> =>
  (
    await row<{ phone: string }>(
      db,
      sql`update accounts.phone_sign_in set ended_at = ${now}
          where proof_hash = ${hashToken(proof)} and ended_at is null
            and proved_at > ${minutesAfter(now, -proofMinutes)}
          returning phone`,
    )
  )?.phone ?? null;

/** A number whose code was entered is proved, from the first time on. */
export const markOwnPhone = (db: Db, accountId: string, now: Date) =>
  run(
    db,
    sql`update accounts.account set phone_proved_at = ${now} where id = ${accountId} and phone_proved_at is null`,
  );

export const isPhoneProved = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from accounts.account where id = ${accountId} and phone_proved_at is not null`)) !== null;

/** Whether an open account has this number, proved or not: whoever was reached at it may have one already. */
export const isPhoneOfSomebody = async (db: Db, phone: string): Promise<boolean> =>
  (await row(db, sql`select 1 from accounts.account where phone = ${phone} and state = 'active' limit 1`)) !== null;

/** Open accounts of farmers with this number, by their ids; a household may share one. */
export const findFarmerIdsOfPhone = async (db: Db, phone: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from accounts.account
          where phone = ${phone} and 'farmer' = any(roles) and state = 'active' order by id limit ${mostPeople}`,
    )
  ).map(({ id }) => id);
