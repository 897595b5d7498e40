import { row, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

export type Trust = {
  readonly deviceId: string;
  readonly publicKey: Buffer;
  readonly until: Date;
  /** Digest of the password that stands now. */
  readonly trustedBy: Buffer;
};

export const insertTrust = (db: Db, { deviceId, publicKey, until, trustedBy }: Trust) =>
  run(
    db,
    sql`update sync.device set public_key = ${publicKey}, trusted_until = ${until}, trusted_by = ${trustedBy}
        where id = ${deviceId}`,
  );

export const endTrust = (db: Db, deviceId: string) =>
  run(
    db,
    sql`update sync.device set public_key = null, trusted_until = null, trusted_by = null where id = ${deviceId}`,
  );

/** Keeps a phone's newest challenge, if the phone is one that is trusted; for others nothing happens. */
export const keepChallenge = (db: Db, deviceId: string, challenge: string, expiresAt: Date) =>
  run(
    db,
    sql`insert into sync.challenge (device_id, challenge_hash, expires_at)
        select id, ${hashToken(challenge)}::bytea, ${expiresAt}::timestamptz from sync.device
        where id = ${deviceId} and public_key is not null
        on conflict (device_id) do update set challenge_hash = excluded.challenge_hash, expires_at = excluded.expires_at`,
  );

/** Spends a challenge, whatever comes of it. False when it is not this phone's newest, or too old. */
export const spendChallenge = async (db: Db, deviceId: string, challenge: string, now: Date): Promise<boolean> =>
  (await row(
    db,
    sql`delete from sync.challenge
        where device_id = ${deviceId} and challenge_hash = ${hashToken(challenge)} and expires_at > ${now}
        returning device_id`,
  )) !== null;
