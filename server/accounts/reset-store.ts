import { otpMinutes, proofMinutes } from '@shuka/domain/accounts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

type NewReset = { id: string; accountId: string | null; codeHash: Buffer | null; now: Date };

/** Ends the resets of an account that are under way; of null none, and as slowly. */
export const endResetsOf = (db: Db, accountId: string | null, now: Date) =>
  run(
    db,
    sql`update accounts.password_reset set ended_at = ${now} where account_id = ${accountId} and ended_at is null`,
  );

/** Begins a reset. The older ones of the same account end: only the newest code works. */
export const insertReset = async (db: Db, reset: NewReset): Promise<void> => {
  await endResetsOf(db, reset.accountId, reset.now);
  await run(
    db,
    sql`insert into accounts.password_reset (id, account_id, code_hash, code_expires_at, created_at)
        values (${reset.id}, ${reset.accountId}, ${reset.codeHash}, ${minutesAfter(reset.now, otpMinutes)}, ${reset.now})`,
  );
};

export const markResetProved = (db: Db, id: string, proof: string, now: Date) =>
  run(
    db,
    sql`update accounts.password_reset set proved_at = ${now}, proof_hash = ${hashToken(proof)}
        where id = ${id} and proved_at is null`,
  );

/** What the owner of a reset is, which says how long a password must be. */
export const findRolesOfReset = async (db: Db, id: string): Promise<readonly Role[]> =>
  (
    await row<{ roles: Role[] }>(
      db,
      sql`select account.roles from accounts.password_reset reset
          join accounts.account account on account.id = reset.account_id where reset.id = ${id}`,
    )
  )?.roles ?? [];

/** The account a reset's proof opens, while it is fresh. */
export const findResetByProof = (
  db: Db,
  proof: string,
  now: Date,
): Promise<{ id: string; account_id: string } | null> =>
  row(
    db,
    sql`select id, account_id from accounts.password_reset
        where proof_hash = ${hashToken(proof)} and ended_at is null and proved_at > ${minutesAfter(now, -proofMinutes)}
        for update`,
  );

export const endReset = (db: Db, id: string, now: Date) =>
  run(db, sql`update accounts.password_reset set ended_at = ${now} where id = ${id}`);
