import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';

const dayMinutes = 1440;

/**
 * Notes that somebody signed in with a browser. @returns whether it is new to them, and they had others before: the first one
 * ever is news to nobody.
 */
export const noteDevice = async (db: Db, accountId: string, phoneId: string, now: Date): Promise<boolean> => {
  const known = await row<{ is_new: boolean; others: boolean }>(
    db,
    sql`with noted as (
          insert into accounts.known_device (account_id, phone_id, first_seen_at, last_seen_at)
          values (${accountId}, ${phoneId}, ${now}, ${now})
          on conflict (account_id, phone_id) do update set last_seen_at = excluded.last_seen_at
          returning first_seen_at = last_seen_at as is_new)
        select is_new, exists (select 1 from accounts.known_device
          where account_id = ${accountId} and phone_id <> ${phoneId}) as others from noted`,
  );
  return known !== null && known.is_new && known.others;
};

export const forgetDevice = (db: Db, accountId: string, phoneId: string) =>
  run(db, sql`delete from accounts.known_device where account_id = ${accountId} and phone_id = ${phoneId}`);

/** How often somebody was told by a way in the last 24 hours. */
export const countAlerts = async (db: Db, accountId: string, way: string, now: Date): Promise<number> =>
  (
    await row<{ total: number }>(
      db,
      sql`select count(*)::int as total from accounts.sign_in_alert
          where account_id = ${accountId} and way = ${way} and told_at > ${minutesAfter(now, -dayMinutes)}`,
    )
  )?.total ?? 0;

type NewAlert = {
  readonly token: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly phoneId: string;
  readonly way: 'mail' | 'sms';
  readonly now: Date;
  readonly expiresAt: Date;
};

export const insertAlert = (db: Db, alert: NewAlert) =>
  run(
    db,
    sql`insert into accounts.sign_in_alert (token_hash, account_id, session_id, phone_id, way, told_at, expires_at)
        values (${hashToken(alert.token)}, ${alert.accountId}, ${alert.sessionId}, ${alert.phoneId}, ${alert.way},
          ${alert.now}, ${alert.expiresAt})`,
  );

type Denied = { readonly account_id: string; readonly session_id: string; readonly phone_id: string };

/** Spends a link. @returns what it tells of; null when it was used, or is too old. */
export const spendAlert = (db: Db, token: string, now: Date): Promise<Denied | null> =>
  row<Denied>(
    db,
    sql`update accounts.sign_in_alert set spent_at = ${now}
        where token_hash = ${hashToken(token)} and spent_at is null and expires_at > ${now}
        returning account_id, session_id, phone_id`,
  );
