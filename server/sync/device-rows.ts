import type { DeviceRow } from '@shuka/domain/sync';
import { row, rows, sql, type Db } from '#kit/db.ts';

const columns = (
  now: Date,
) => sql`id as "deviceId", name, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", waiting,
  waiting_since as "waitingSince", photos_waiting as "photosWaiting", may_be_lost as "mayBeLost",
  case when trusted_until > ${now} then trusted_until end as "trustedUntil", forget_asked_at as "forgetAskedAt",
  forgotten_at as "forgottenAt", unsent_erased as "unsentErased"`;

/** The phones of a person that are in use, or were told to forget them, the last heard of first. */
export const findDevicesOf = (db: Db, accountId: string, now: Date): Promise<DeviceRow[]> =>
  rows<DeviceRow>(
    db,
    sql`select ${columns(now)} from sync.device
        where account_id = ${accountId}
          and (forget_asked_at is not null or (replaced_at is null and retired_at is null))
        order by last_seen_at desc, id desc limit 100`,
  );

export const findDeviceRow = (db: Db, deviceId: string, now: Date): Promise<DeviceRow | null> =>
  row<DeviceRow>(db, sql`select ${columns(now)} from sync.device where id = ${deviceId}`);
