import type { Passkey } from '@shuka/domain/accounts';
import { factorLimits } from '@shuka/domain/accounts';
import { minutesAfter } from '#kit/clock.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

export const listPasskeys = (db: Db, accountId: string): Promise<Passkey[]> =>
  rows<Passkey>(
    db,
    sql`select id as "passkeyId", name, created_at as "createdAt", last_used_at as "lastUsedAt" from accounts.passkey
        where account_id = ${accountId} order by created_at, id limit ${factorLimits.mostPasskeys}`,
  );

export const findCredentialIds = async (db: Db, accountId: string): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select credential_id as id from accounts.passkey where account_id = ${accountId} order by created_at
          limit ${factorLimits.mostPasskeys}`,
    )
  ).map(({ id }) => id);

type KeptKey = { readonly id: string; readonly public_key: Buffer; readonly counter: number };

/** A passkey of this person by what their authenticator calls it, its row locked. */
export const holdPasskey = (db: Db, accountId: string, credentialId: string): Promise<KeptKey | null> =>
  row<KeptKey>(
    db,
    sql`select id, public_key, counter from accounts.passkey
        where account_id = ${accountId} and credential_id = ${credentialId} for no key update`,
  );

export type NewKey = {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
};

/** Counts the passkeys of an account that is held. @returns how many there are. */
const countPasskeys = async (db: Db, accountId: string): Promise<number> => {
  const counted = await row<{ passkeys: number }>(
    db,
    sql`update accounts.account
        set passkeys = (select count(*) from accounts.passkey where account_id = ${accountId})
        where id = ${accountId} returning passkeys`,
  );
  return counted?.passkeys ?? 0;
};

/** Keeps a passkey. False when an authenticator’s key is kept already, whoever’s it is. The account is held. */
export const insertPasskey = async (db: Db, key: NewKey, now: Date): Promise<boolean> => {
  const added = await run(
    db,
    sql`insert into accounts.passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at,
          last_used_at)
        values (${key.id}, ${key.accountId}, ${key.credentialId}, ${key.publicKey}, ${key.counter},
          ${key.transports}::text[], ${key.name}, ${now}, ${now})
        on conflict (credential_id) do nothing`,
  );
  if (added === 1) await countPasskeys(db, key.accountId);
  return added === 1;
};

export const notePasskeyUsed = (db: Db, id: string, counter: number, now: Date) =>
  run(db, sql`update accounts.passkey set counter = ${counter}, last_used_at = ${now} where id = ${id}`);

export const renameKey = async (db: Db, accountId: string, id: string, name: string): Promise<boolean> =>
  (await run(db, sql`update accounts.passkey set name = ${name} where id = ${id} and account_id = ${accountId}`)) === 1;

/** Takes a passkey away. @returns how many are left; null when it is none of theirs. The account is held. */
export const dropPasskey = async (db: Db, accountId: string, id: string): Promise<number | null> => {
  const dropped = await run(db, sql`delete from accounts.passkey where id = ${id} and account_id = ${accountId}`);
  return dropped === 1 ? countPasskeys(db, accountId) : null;
};

export type Purpose = 'add' | 'prove';

/** Keeps what is to be signed next; the one before it is worth nothing any more. */
export const keepPasskeyChallenge = (db: Db, sessionId: string, purpose: Purpose, challenge: string, now: Date) =>
  run(
    db,
    sql`insert into accounts.passkey_challenge (session_id, purpose, challenge_hash, expires_at)
        values (${sessionId}, ${purpose}, ${hashToken(challenge)}, ${minutesAfter(now, factorLimits.challengeMinutes)})
        on conflict (session_id, purpose)
        do update set challenge_hash = excluded.challenge_hash, expires_at = excluded.expires_at`,
  );

/** Spends it, whatever comes of it. @returns its digest; null when there is none, or it is too old. */
export const spendPasskeyChallenge = async (
  db: Db,
  sessionId: string,
  purpose: Purpose,
  now: Date,
): Promise<Buffer | null> =>
  (
    await row<{ challenge_hash: Buffer }>(
      db,
      sql`delete from accounts.passkey_challenge
          where session_id = ${sessionId} and purpose = ${purpose} and expires_at > ${now} returning challenge_hash`,
    )
  )?.challenge_hash ?? null;
