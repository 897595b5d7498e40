import type { Factors } from '@shuka/domain/accounts';
import { factorLimits, isFactorDemandedOf, mustKeepFactor } from '@shuka/domain/accounts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { rolesToHaveFactor } from '@shuka/domain/kit/viewer.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { listPasskeys } from './passkey-store.ts';
import type { Account } from './store.ts';

export type Demand = { readonly startsOn: string; readonly reason: string; readonly saidAt: string | null };

/** The newest word on when a second factor is demanded from; the platform’s own where nobody said one. */
export const findDemand = async (db: Db): Promise<Demand> =>
  (await row<Demand>(
    db,
    sql`select starts_on::text as "startsOn", reason, said_at as "saidAt" from accounts.factor_demand
        order by said_at desc limit 1`,
  )) ?? { startsOn: factorLimits.demandedFrom, reason: '', saidAt: null };

type NewDemand = { readonly id: string; readonly startsOn: string; readonly reason: string; readonly by: string };

export const insertDemand = (db: Db, { id, startsOn, reason, by }: NewDemand, now: Date) =>
  run(
    db,
    sql`insert into accounts.factor_demand (id, starts_on, reason, said_by, said_at)
        values (${id}, ${startsOn}, ${reason}, ${by}, ${now})`,
  );

/** How many of those it is demanded of have no second factor. */
export const countWithout = async (db: Db): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total from accounts.account
          where roles && ${rolesToHaveFactor}::text[] and state = 'active' and email is not null
            and factor_confirmed_at is null and passkeys = 0`,
    )
  )?.total ?? 0;

const countCodes = async (db: Db, accountId: string): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total from accounts.recovery_code
          where account_id = ${accountId} and used_at is null`,
    )
  )?.total ?? 0;

/** What a person may know of their own factors. */
export const factorsOf = async (db: Db, account: Account, now: Date): Promise<Factors> => {
  const { startsOn } = await findDemand(db);
  return {
    appSince: account.factor_confirmed_at,
    passkeys: await listPasskeys(db, account.id),
    codesLeft: await countCodes(db, account.id),
    mayRemoveLast: !mustKeepFactor(account.roles, startsOn, dayOf(now)),
    demandedFrom: isFactorDemandedOf(account.roles) ? startsOn : null,
  };
};

export const dropApp = (db: Db, accountId: string) =>
  run(
    db,
    sql`update accounts.account set factor_secret = null, factor_confirmed_at = null, factor_last_step = 0
        where id = ${accountId}`,
  );

/** New codes in the place of all there were. */
export const replaceCodes = async (db: Db, accountId: string, hashes: readonly Buffer[], now: Date): Promise<void> => {
  await run(db, sql`delete from accounts.recovery_code where account_id = ${accountId}`);
  await run(
    db,
    sql`insert into accounts.recovery_code (account_id, code_hash, made_at)
        select ${accountId}::uuid, made, ${now}::timestamptz from unnest(${hashes}::bytea[]) made`,
  );
};

/** Spends a code. False when it is none of theirs, or was used. */
export const spendCode = async (db: Db, accountId: string, hash: Buffer, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`update accounts.recovery_code set used_at = ${now}
        where account_id = ${accountId} and code_hash = ${hash} and used_at is null`,
  )) === 1;

/** All that proves or tells who somebody is at a door. */
export const dropFactors = async (db: Db, accountId: string): Promise<void> => {
  await run(db, sql`delete from accounts.passkey where account_id = ${accountId}`);
  await run(db, sql`delete from accounts.recovery_code where account_id = ${accountId}`);
  await run(db, sql`delete from accounts.known_device where account_id = ${accountId}`);
  await run(db, sql`delete from accounts.sign_in_alert where account_id = ${accountId}`);
};

/** What goes into the file a person may have of themselves: no keys, and nothing a code could be guessed from. */
export const factorsFor = async (db: Db, accountId: string): Promise<Record<string, unknown[]>> => ({
  passkeys: await listPasskeys(db, accountId),
  recoveryCodes: await rows(
    db,
    sql`select made_at as "madeAt", used_at as "usedAt" from accounts.recovery_code
        where account_id = ${accountId} order by made_at`,
  ),
  devicesKnown: await rows(
    db,
    sql`select first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from accounts.known_device
        where account_id = ${accountId} order by first_seen_at`,
  ),
  signInsTold: await rows(
    db,
    sql`select way, told_at as "toldAt", spent_at as "deniedAt" from accounts.sign_in_alert
        where account_id = ${accountId} order by told_at`,
  ),
});
