import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type Seen = {
  readonly deviceId: string;
  readonly accountId: string;
  /** Acts that wait on the phone now. */
  readonly waiting: number;
  /** Photos of which the server lacks a part; null when the phone did not say. */
  readonly photosWaiting: number | null;
  readonly now: Date;
};

/** What a phone that was heard of tells; it is in use again, should it have been retired. */
const told = ({ waiting, photosWaiting, now }: Seen) =>
  sql`last_seen_at = ${now}, retired_at = null, waiting = ${waiting},
      waiting_since = case when ${waiting}::integer = 0 then null else coalesce(waiting_since, ${now}::timestamptz) end,
      photos_waiting = coalesce(${photosWaiting}::integer, photos_waiting),
      photos_waiting_since = case when coalesce(${photosWaiting}::integer, photos_waiting) = 0 then null
        else coalesce(photos_waiting_since, ${now}::timestamptz) end`;

/** Notes that a phone was heard of, and holds its row to the end of the transaction. False when it is not this person's. */
export const noteSeen = async (db: Db, seen: Seen): Promise<boolean> =>
  (await run(
    db,
    sql`update sync.device set ${told(seen)} where id = ${seen.deviceId} and account_id = ${seen.accountId}`,
  )) === 1;

/** The same of a phone that only reads: written at most once a minute, or when what waits has changed. */
export const noteReading = (db: Db, seen: Seen) =>
  run(
    db,
    sql`update sync.device set ${told(seen)} where id = ${seen.deviceId} and account_id = ${seen.accountId}
          and (waiting <> ${seen.waiting} or photos_waiting <> coalesce(${seen.photosWaiting}::integer, photos_waiting)
            or retired_at is not null or last_seen_at < ${seen.now}::timestamptz - interval '1 minute')`,
  );

export const isDeviceOf = async (db: Db, deviceId: string, accountId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from sync.device where id = ${deviceId} and account_id = ${accountId}`)) !== null;

export const findOwnerOfDevice = async (db: Db, deviceId: string): Promise<string | null> =>
  (await row<{ account_id: string }>(db, sql`select account_id from sync.device where id = ${deviceId}`))?.account_id ??
  null;

export type Lost = { readonly count: number; readonly photos: number; readonly since: string };

export type NewDevice = Seen & { readonly phoneId: string; readonly name: string; readonly missing: number };

/** Makes a phone's store known. False when it is known already. */
export const insertDevice = async (db: Db, device: NewDevice): Promise<boolean> =>
  (await run(
    db,
    sql`insert into sync.device (id, account_id, phone_id, name, first_seen_at, last_seen_at, waiting, waiting_since,
          photos_waiting, photos_waiting_since)
        values (${device.deviceId}, ${device.accountId}, ${device.phoneId}, ${device.name}, ${device.now}, ${device.now},
          ${device.waiting}, ${device.waiting > 0 ? device.now : null},
          ${device.photosWaiting ?? 0}, ${(device.photosWaiting ?? 0) > 0 ? device.now : null})
        on conflict (id) do nothing`,
  )) === 1;

/** Marks the older stores of the same person on the same phone as replaced, and tells what waited on them. */
export const replaceOlder = async (db: Db, { deviceId, accountId, phoneId, now }: NewDevice): Promise<Lost> => {
  const replaced = await rows<{ waiting: number; photos: number; since: string }>(
    db,
    sql`update sync.device set replaced_at = ${now}
        where account_id = ${accountId} and phone_id = ${phoneId} and id <> ${deviceId} and replaced_at is null
        returning waiting, photos_waiting as photos,
          coalesce(least(waiting_since, photos_waiting_since), last_seen_at) as since`,
  );
  const losing = replaced.filter(({ waiting, photos }) => waiting + photos > 0);
  const since = (losing.length > 0 ? losing : replaced).map((one) => one.since).sort()[0] ?? now.toISOString();
  return {
    count: losing.reduce((sum, { waiting }) => sum + waiting, 0),
    photos: losing.reduce((sum, { photos }) => sum + photos, 0),
    since,
  };
};

export const markMayBeLost = (db: Db, deviceId: string, { count, photos, since }: Lost) =>
  run(
    db,
    sql`update sync.device set may_be_lost = ${count}, photos_may_be_lost = ${photos}, may_be_lost_since = ${since}
        where id = ${deviceId}`,
  );

/** A person has no more phones than this in use, except for those that are trusted or on which work waits. */
export const mostDevices = 20;

/** Retires the phones of a person that were not heard of for longest, as many as are too many. One that comes back is in use again. */
export const retireOldest = (db: Db, { deviceId, accountId, now }: Seen) =>
  run(
    db,
    sql`update sync.device set retired_at = ${now} where id in (
          select id from sync.device
          where account_id = ${accountId} and replaced_at is null and retired_at is null and id <> ${deviceId}
            and waiting = 0 and photos_waiting = 0 and (trusted_until is null or trusted_until <= ${now})
          order by last_seen_at, id
          limit (select greatest(count(*) - ${mostDevices}::integer, 0) from sync.device
            where account_id = ${accountId} and replaced_at is null and retired_at is null))`,
  );

export const keepRecoveryKey = (db: Db, deviceId: string, sealed: Buffer) =>
  run(db, sql`update sync.device set recovery_key = ${sealed} where id = ${deviceId}`);

export type Device = {
  account_id: string;
  may_be_lost: number;
  may_be_lost_since: string | null;
  recovery_key: Buffer | null;
  public_key: Buffer | null;
  trusted_until: string | null;
  trusted_by: Buffer | null;
};

/** A phone's store as its row holds it, locked for what depends on it. */
export const holdDevice = (db: Db, deviceId: string): Promise<Device | null> =>
  row<Device>(
    db,
    sql`select account_id, may_be_lost, may_be_lost_since, recovery_key, public_key, trusted_until, trusted_by
        from sync.device where id = ${deviceId} for no key update`,
  );

/** Which of these people have a phone that asked for news since a moment. */
export const findPhonesSeenSince = async (db: Db, accountIds: readonly string[], since: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct account_id as id from sync.device
          where account_id = any(${accountIds}::uuid[]) and last_seen_at >= ${since}`,
    )
  ).map(({ id }) => id);
