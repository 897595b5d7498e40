import { factorLimits, type Session } from '@shuka/domain/accounts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { factorStanding } from '@shuka/domain/kit/fresh-factor.ts';
import type { Role, Viewer } from '@shuka/domain/kit/viewer.ts';
import { rolesToHaveFactor, rolesWithSecondFactor } from '@shuka/domain/kit/viewer.ts';
import { minutesAfter } from '#kit/clock.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';
import { dropPushPhonesOf } from './push-store.ts';

type NewSession = {
  id: string;
  token: string;
  accountId: string;
  device: string;
  /** The browser by its cookie. */
  phoneId: string;
  startedAt: Date;
  expiresAt: Date;
};

export const insertSession = (db: Db, session: NewSession) =>
  run(
    db,
    sql`insert into accounts.session (id, token_hash, account_id, device, phone_id, started_at, last_seen_at, expires_at)
        values (${session.id}, ${hashToken(session.token)}, ${session.accountId}, ${session.device},
          ${session.phoneId}, ${session.startedAt}, ${session.startedAt}, ${session.expiresAt})`,
  );

type SessionRow = {
  id: string;
  account_id: string;
  roles: Role[];
  state: string;
  has_factor: boolean;
  is_demanded: boolean;
  factor_proved_at: string | null;
  last_seen_at: string | null;
};

/** Who has a way back in besides a second factor, and has money here: of those one is demanded from a day on. */
const isDemanded = (now: Date) =>
  sql`a.email is not null and a.roles && ${rolesToHaveFactor}::text[]
      and coalesce((select starts_on from accounts.factor_demand order by said_at desc limit 1),
        ${factorLimits.demandedFrom}::date) <= ${dayOf(now)}::date`;

/** So often a session in use is written down as such. */
const seenMinutes = 5;

/**
 * A session (`s`) that its account (`a`) may act by: it did not end, its hours are not over, the account is open, and an
 * admin was there within the hour (55 minutes at least, as it is written down no oftener).
 */
const isLive = (now: Date) =>
  sql`s.ended_at is null and s.expires_at > ${now} and a.state not in ('closed', 'suspended')
      and (not 'admin' = any(a.roles)
        or coalesce(s.last_seen_at, s.started_at) > ${minutesAfter(now, -factorLimits.adminIdleMinutes)})`;

const noteSeen = async (db: Db, { id, last_seen_at: seen }: SessionRow, now: Date): Promise<void> => {
  if (seen !== null && new Date(seen) > minutesAfter(now, -seenMinutes)) return;
  await run(db, sql`update accounts.session set last_seen_at = ${now} where id = ${id}`);
};

const standingOf = (found: SessionRow, now: Date): Viewer['factor'] => {
  const { has_factor: isSetUp, factor_proved_at: at, is_demanded: demanded } = found;
  return factorStanding({ isSetUp, provedAt: at === null ? null : new Date(at), isDemanded: demanded }, now);
};

/**
 * The viewer a session token stands for, or null when it has ended, expired, was left idle or its account is closed. A
 * pending account may look at itself but holds no role yet. @param isThere somebody asks by hand, which is written down.
 */
export const findViewer = async (db: Db, token: string, now: Date, isThere: boolean): Promise<Viewer | null> => {
  const found = await row<SessionRow>(
    db,
    sql`select s.id, s.account_id, a.roles, a.state, a.factor_confirmed_at is not null or a.passkeys > 0 as has_factor,
          ${isDemanded(now)} as is_demanded, s.factor_proved_at, s.last_seen_at
        from accounts.session s join accounts.account a on a.id = s.account_id
        where s.token_hash = ${hashToken(token)} and ${isLive(now)}`,
  );
  if (found === null) return null;
  if (isThere) await noteSeen(db, found, now);
  const mustProve = found.has_factor || found.roles.some((role) => rolesWithSecondFactor.includes(role));
  return {
    accountId: found.account_id,
    sessionId: found.id,
    roles: found.state === 'active' ? found.roles : [],
    isFullySignedIn: !mustProve || found.factor_proved_at !== null,
    factor: standingOf(found, now),
  };
};

/** Those of these sessions that somebody may still act by. */
export const findLiveSessions = async (db: Db, sessionIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ id: string }>(
        db,
        sql`select s.id from accounts.session s join accounts.account a on a.id = s.account_id
            where s.id = any(${sessionIds}::uuid[]) and ${isLive(now)}`,
      )
    ).map(({ id }) => id),
  );

export const endSessionById = (db: Db, accountId: string, sessionId: string, now: Date) =>
  run(
    db,
    sql`update accounts.session set ended_at = ${now}
        where id = ${sessionId} and account_id = ${accountId} and ended_at is null`,
  );

/** Ends every session of an account, but for one that may stay, and its browsers are told no more. */
export const endSessionsOf = async (db: Db, accountId: string, now: Date, butFor: string | null = null) => {
  await dropPushPhonesOf(db, accountId);
  return run(
    db,
    sql`update accounts.session set ended_at = ${now}
        where account_id = ${accountId} and ended_at is null and id is distinct from ${butFor}::uuid`,
  );
};

export const listLiveSessions = (db: Db, viewer: Viewer, now: Date): Promise<Session[]> =>
  rows<Session>(
    db,
    sql`select s.id as "sessionId", s.device, s.started_at as "startedAt", s.last_seen_at as "lastSeenAt",
          s.expires_at as "expiresAt", s.id = ${viewer.sessionId} as "isThisOne"
        from accounts.session s join accounts.account a on a.id = s.account_id
        where s.account_id = ${viewer.accountId} and ${isLive(now)}
        order by s.started_at desc limit 100`,
  );

/** Marks a session's second factor as proved. */
export const markFactorProved = (db: Db, sessionId: string, now: Date) =>
  run(db, sql`update accounts.session set factor_proved_at = ${now} where id = ${sessionId}`);

/** Which of these people signed in since a moment. */
export const findSignedInSince = async (db: Db, accountIds: readonly string[], since: Date): Promise<string[]> =>
  (
    await rows<{ id: string }>(
      db,
      sql`select distinct account_id as id from accounts.session
          where account_id = any(${accountIds}::uuid[]) and started_at >= ${since}`,
    )
  ).map(({ id }) => id);

/** Ends the sessions somebody has in one browser, and those begun before browsers were told apart. */
export const endSessionsOfPhone = (db: Db, accountId: string, phoneId: string, now: Date) =>
  run(
    db,
    sql`update accounts.session set ended_at = ${now}
        where account_id = ${accountId} and ended_at is null and (phone_id = ${phoneId} or phone_id is null)`,
  );
