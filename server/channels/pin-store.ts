import { pinLimits } from '@shuka/domain/channels';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';

/** What is known of a person's PIN; nobody ever learns the PIN itself. */
type PinRow = { readonly tries: number; readonly lockedUntil: string | null };

/** Null for a person who set none. */
export const findPin = (db: Db, accountId: string): Promise<PinRow | null> =>
  row<PinRow>(db, sql`select tries, locked_until as "lockedUntil" from channels.pin where account_id = ${accountId}`);

/**
 * Counts one guess before it is checked, atomically, so that many at once are not more than one after the other.
 * @returns what to compare it with, and how many guesses there were with this one; null while none may be made.
 */
export const takePinTry = (db: Db, accountId: string, now: Date): Promise<{ hash: string; tries: number } | null> =>
  row<{ hash: string; tries: number }>(
    db,
    sql`update channels.pin set tries = tries + 1,
          locked_until = case when (tries + 1) % ${pinLimits.triesBeforeLock} = 0
            then ${minutesAfter(now, pinLimits.lockMinutes)}::timestamptz end
        where account_id = ${accountId} and tries < ${pinLimits.mostTries}
          and (locked_until is null or locked_until <= ${now})
        returning hash, tries`,
  );

export const forgetPinTries = (db: Db, accountId: string) =>
  run(db, sql`update channels.pin set tries = 0, locked_until = null where account_id = ${accountId}`);

export const keepPin = (db: Db, accountId: string, hash: string, now: Date) =>
  run(
    db,
    sql`insert into channels.pin (account_id, hash, set_at) values (${accountId}, ${hash}, ${now})
        on conflict (account_id) do update set hash = excluded.hash, set_at = excluded.set_at, tries = 0,
          locked_until = null`,
  );
