import { silentDays, type LostPhone } from '@shuka/domain/sync';
import { rows, run, sql, type Db, type Query } from '#kit/db.ts';

type LostRow = Omit<LostPhone, 'firstName' | 'lastName' | 'phone'>;

type LostKey = { readonly noticedAt: string; readonly deviceId: string };

const silence = sql`make_interval(days => ${silentDays})`;

const noSilence = sql`make_interval()`;

/** Whether a row comes later than the key, where it was noticed some time after what `at` holds. */
const isLater = (at: Query, noticedAfter: Query, key: LostKey | null): Query =>
  key === null
    ? sql`true`
    : sql`(${at}, id) < (${key.noticedAt}::timestamptz - ${noticedAfter}, ${key.deviceId}::uuid)`;

/** Stores that came after one of the same phone on which something waited. */
const wiped = (after: LostKey | null, limit: number): Query =>
  sql`select id as "deviceId", 'wiped' as reason, first_seen_at as "noticedAt", account_id as "accountId",
        name as "deviceName", may_be_lost as acts, photos_may_be_lost as photos,
        coalesce(may_be_lost_since, first_seen_at) as "waitingSince", last_seen_at as "lastSeenAt"
      from sync.device
      where (may_be_lost > 0 or photos_may_be_lost > 0) and dealt_with_at is null
        and ${isLater(sql`first_seen_at`, noSilence, after)}
      order by first_seen_at desc, id desc limit ${limit}`;

/** Stores on which something waits and that were not heard of for long. */
const silent = (now: Date, after: LostKey | null, limit: number): Query =>
  sql`select id as "deviceId", 'silent' as reason, last_seen_at + ${silence} as "noticedAt", account_id as "accountId",
        name as "deviceName", waiting as acts, photos_waiting as photos,
        coalesce(least(waiting_since, photos_waiting_since), last_seen_at) as "waitingSince",
        last_seen_at as "lastSeenAt"
      from sync.device
      where replaced_at is null and (waiting > 0 or photos_waiting > 0)
        and last_seen_at < ${now}::timestamptz - ${silence}
        and (dealt_with_at is null or last_seen_at > dealt_with_at)
        and ${isLater(sql`last_seen_at`, silence, after)}
      order by last_seen_at desc, id desc limit ${limit}`;

/** One keyset page of the phones whose work may never come, the last noticed first. */
export const findLostPhones = (db: Db, now: Date, after: LostKey | null, limit: number): Promise<LostRow[]> =>
  rows<LostRow>(
    db,
    sql`select * from ((${wiped(after, limit)}) union all (${silent(now, after, limit)})) lost
        order by "noticedAt" desc, "deviceId" desc limit ${limit}`,
  );

/** More than anybody calls; each half is read by its index. */
const mostListed = 1000;

/** Since when each of them was noticed, for the home of an admin. */
export const lostPhones = (now: Date): Query =>
  sql`select "noticedAt" as at from ((${wiped(null, mostListed)}) union all (${silent(now, null, mostListed)})) lost`;

type Dealt = { readonly deviceId: string; readonly by: string; readonly note: string; readonly now: Date };

/** Writes down what came of asking about a phone; said again, the last note stands. */
export const markDealtWith = (db: Db, { deviceId, by, note, now }: Dealt) =>
  run(
    db,
    sql`update sync.device set dealt_with_at = ${now}, dealt_with_by = ${by}, dealt_with_note = ${note}
        where id = ${deviceId}`,
  );
