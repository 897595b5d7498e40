import { otpMinutes, otpTries } from '@shuka/domain/accounts';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';

type NewChange = {
  readonly id: string;
  readonly accountId: string;
  readonly kind: 'email' | 'phone';
  readonly value: string;
  readonly codeHash: Buffer | null;
  readonly now: Date;
};

/** Begins a change. The one before it ends: only the newest code works. */
export const insertChange = async (db: Db, change: NewChange): Promise<void> => {
  const { id, accountId, kind, value, codeHash, now } = change;
  await run(
    db,
    sql`update accounts.contact_change set ended_at = ${now} where account_id = ${accountId} and ended_at is null`,
  );
  await run(
    db,
    sql`insert into accounts.contact_change (id, account_id, kind, value, code_hash, code_expires_at, created_at)
        values (${id}, ${accountId}, ${kind}, ${value}, ${codeHash}, ${minutesAfter(now, otpMinutes)}, ${now})`,
  );
};

export type Tried = { kind: 'email' | 'phone'; value: string; code_hash: Buffer | null };

/** Counts one guess, atomically, and hands out what to compare it with; null when there is nothing to guess any more. */
export const takeChangeTry = (db: Db, id: string, accountId: string, now: Date): Promise<Tried | null> =>
  row<Tried>(
    db,
    sql`update accounts.contact_change set tries = tries + 1
        where id = ${id} and account_id = ${accountId} and tries < ${otpTries} and code_expires_at > ${now}
          and ended_at is null
        returning kind, value, code_hash`,
  );

export const endChange = (db: Db, id: string, now: Date) =>
  run(db, sql`update accounts.contact_change set ended_at = ${now} where id = ${id}`);

/** False when the address was taken meanwhile. */
export const setEmail = async (db: Db, accountId: string, email: string): Promise<boolean> =>
  (await run(
    db,
    sql`update accounts.account set email = ${email} where id = ${accountId}
          and not exists (select 1 from accounts.account other where other.email = ${email} and other.id <> ${accountId})`,
  )) === 1;

/** A number that answered with its code is proved. */
export const setPhone = (db: Db, accountId: string, phone: string, now: Date) =>
  run(db, sql`update accounts.account set phone = ${phone}, phone_proved_at = ${now} where id = ${accountId}`);
