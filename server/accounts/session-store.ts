import type { Session } from '@shuka/domain/accounts';
import type { Role, Viewer } from '@shuka/domain/kit/viewer.ts';
import { rolesWithSecondFactor } from '@shuka/domain/kit/viewer.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import { hashToken } from '#kit/secrets.ts';
import { dropPushPhonesOf } from './push-store.ts';

export type NewSession = {
  id: string;
  token: string;
  accountId: string;
  device: string;
  startedAt: Date;
  expiresAt: Date;
};

export const insertSession = (db: Db, session: NewSession) =>
  run(
    db,
    sql`insert into accounts.session (id, token_hash, account_id, device, started_at, expires_at)
        values (${session.id}, ${hashToken(session.token)}, ${session.accountId}, ${session.device},
          ${session.startedAt}, ${session.expiresAt})`,
  );

type SessionRow = {
  id: string;
  account_id: string;
  roles: Role[];
  state: string;
  has_factor: boolean;
  has_proved: boolean;
};

/**
 * The viewer a session token stands for, or null when it has ended, expired or its account is closed. A pending
 * account may look at itself but holds no role yet.
 */
export const findViewer = async (db: Db, token: string, now: Date): Promise<Viewer | null> => {
  const found = await row<SessionRow>(
    db,
    sql`select s.id, s.account_id, a.roles, a.state, a.factor_confirmed_at is not null as has_factor,
          s.factor_proved_at is not null as has_proved
        from accounts.session s join accounts.account a on a.id = s.account_id
        where s.token_hash = ${hashToken(token)} and s.ended_at is null and s.expires_at > ${now} and a.state not in ('closed', 'suspended')`,
  );
  if (found === null) return null;
  const mustProve = found.has_factor || found.roles.some((role) => rolesWithSecondFactor.includes(role));
  return {
    accountId: found.account_id,
    sessionId: found.id,
    roles: found.state === 'active' ? found.roles : [],
    isFullySignedIn: !mustProve || found.has_proved,
  };
};

/** Those of these sessions that somebody may still act by. */
export const findLiveSessions = async (db: Db, sessionIds: readonly string[], now: Date): Promise<Set<string>> =>
  new Set(
    (
      await rows<{ id: string }>(
        db,
        sql`select s.id from accounts.session s join accounts.account a on a.id = s.account_id
            where s.id = any(${sessionIds}::uuid[]) and s.ended_at is null and s.expires_at > ${now}
              and a.state not in ('closed', 'suspended')`,
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
    sql`select id as "sessionId", device, started_at as "startedAt", expires_at as "expiresAt",
          id = ${viewer.sessionId} as "isThisOne"
        from accounts.session
        where account_id = ${viewer.accountId} and ended_at is null and expires_at > ${now}
        order by started_at desc limit 100`,
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
