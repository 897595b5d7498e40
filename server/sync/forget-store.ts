import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** Whether a store is to be erased, or was: nothing is sent to it or taken from it any more. */
export const isToForget = async (db: Db, deviceId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from sync.device where id = ${deviceId} and forget_asked_at is not null`)) !== null;

type Asked = { readonly deviceId: string; readonly by: string; readonly reason: string | null; readonly now: Date };

/** Marks a store to be erased at its phone’s next contact; the first word stands. @returns whose, and which browser’s. */
export const markToForget = (
  db: Db,
  { deviceId, by, reason, now }: Asked,
): Promise<{ account_id: string; phone_id: string } | null> =>
  row(
    db,
    sql`update sync.device set forget_asked_at = coalesce(forget_asked_at, ${now}::timestamptz),
          forget_asked_by = coalesce(forget_asked_by, ${by}::uuid), forget_reason = coalesce(forget_reason, ${reason}::text)
        where id = ${deviceId} returning account_id, phone_id`,
  );

/** Those of these stores that are to be erased and, as far as is known, were not. */
export const findToForget = async (db: Db, deviceIds: readonly string[]): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select id from sync.device where id = any(${deviceIds}::uuid[]) and forget_asked_at is not null`,
    )
  ).map(({ id }) => id);

/** A phone has erased a store: what waited in it is not coming, and nobody is asked about it as about a lost one. */
export const markForgotten = (db: Db, deviceId: string, unsent: number, now: Date) =>
  run(
    db,
    sql`update sync.device set forgotten_at = ${now}, unsent_erased = ${unsent}, waiting = 0, waiting_since = null,
          photos_waiting = 0, photos_waiting_since = null, replaced_at = coalesce(replaced_at, ${now}::timestamptz)
        where id = ${deviceId} and forget_asked_at is not null and forgotten_at is null`,
  );
