import type { Assisted } from '@shuka/domain/accounts';
import { row, run, sql, type Db } from '#kit/db.ts';
import { instantText } from '#kit/instant-text.ts';

/** The fields of how an account came about, in the order of their schema, after the id. */
export const assistedFields = sql`keeper_id as "keeperId", birth_year as "birthYear",
  to_char(birth_date, 'YYYY-MM-DD') as "birthDate", how, text_version as "textVersion", proof_id as "proofId",
  proof_type as "proofType", guardian, registered_by as "registeredBy", registered_by_name as "registeredByName",
  ${instantText(sql`registered_at`)} as "registeredAt", ${instantText(sql`claimed_at`)} as "claimedAt",
  ${instantText(sql`denied_at`)} as "deniedAt"`;

export const insertAssisted = (db: Db, made: Assisted, proofKey: string, phoneSaysAt: Date | null) =>
  run(
    db,
    sql`insert into accounts.assisted (id, keeper_id, birth_year, birth_date, how, text_version, proof_id, proof_type,
          proof_key, guardian, registered_by, registered_by_name, registered_at, registered_claimed_at)
        values (${made.id}, ${made.keeperId}, ${made.birthYear}, ${made.birthDate}::date, ${made.how},
          ${made.textVersion}, ${made.proofId}, ${made.proofType}, ${proofKey},
          ${made.guardian === null ? null : JSON.stringify(made.guardian)}::jsonb, ${made.registeredBy},
          ${made.registeredByName}, ${made.registeredAt}, ${phoneSaysAt})`,
  );

/** How an account came about; null for whoever signed up themselves. */
export const findAssisted = (db: Db, accountId: string): Promise<Assisted | null> =>
  row<Assisted>(
    db,
    sql`select id, ${assistedFields} from accounts.assisted where id = ${accountId} and removed_at is null`,
  );

/** The same with its row locked. */
export const holdAssisted = (db: Db, accountId: string): Promise<Assisted | null> =>
  row<Assisted>(
    db,
    sql`select id, ${assistedFields} from accounts.assisted where id = ${accountId} and removed_at is null for update`,
  );

/** Whether an account was opened for a farmer who has not taken it over yet. */
export const isUnclaimed = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from accounts.assisted where id = ${accountId} and claimed_at is null and removed_at is null`,
  )) !== null;

export const markClaimed = (db: Db, accountId: string, now: Date) =>
  run(db, sql`update accounts.assisted set claimed_at = ${now} where id = ${accountId}`);

/** Takes the number off an account nobody took over: it leads to somebody else. */
export const takePhoneOff = async (db: Db, accountId: string, now: Date): Promise<void> => {
  await run(db, sql`update accounts.account set phone = null, phone_proved_at = null where id = ${accountId}`);
  await run(db, sql`update accounts.assisted set denied_at = ${now} where id = ${accountId}`);
};

/** Gives a farmer who has no number one that nobody proved yet; that the one before led to somebody else counts no more. */
export const giveFirstPhone = async (db: Db, accountId: string, phone: string): Promise<void> => {
  await run(
    db,
    sql`update accounts.account set phone = ${phone}, phone_proved_at = null where id = ${accountId} and phone is null`,
  );
  await run(db, sql`update accounts.assisted set denied_at = null where id = ${accountId} and denied_at is not null`);
};

export type Proof = { readonly proofType: Assisted['proofType']; readonly proofKey: string };

export const findProof = (db: Db, accountId: string): Promise<Proof | null> =>
  row<Proof>(
    db,
    sql`select proof_type as "proofType", proof_key as "proofKey" from accounts.assisted
        where id = ${accountId} and proof_key is not null`,
  );

/** Erases who spoke for a farmer, when they were born and what proves their word; that it was given stays. */
export const dropAssisted = (db: Db, accountId: string, now: Date) =>
  run(
    db,
    sql`update accounts.assisted set birth_year = null, birth_date = null, guardian = null, proof_key = null,
          removed_at = ${now}
        where id = ${accountId}`,
  );
