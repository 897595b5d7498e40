import { ussdLimits } from '@shuka/domain/channels';
import type { Sql } from 'sql-template-tag';
import { minutesAfter } from '#kit/clock.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { Standing } from './walk.ts';

/** A session of a network, as it was left by its last answer. */
export type Session = {
  readonly id: string;
  readonly phone: string;
  /** Null until the first answer. */
  readonly state: Standing | null;
  readonly typedLetters: number;
  readonly typedHash: Buffer;
  readonly steps: number;
  /** What was answered, by a keyed hash of what was typed. */
  readonly replies: Readonly<Record<string, string>>;
  readonly expiresAt: string;
};

const columns = sql`id, phone, nullif(state, 'null'::jsonb) as state, typed_letters as "typedLetters",
  typed_hash as "typedHash", steps, replies, expires_at as "expiresAt"`;

/** Sessions as they are, with nothing locked; null for each that is not there. */
export const findSessions = async (db: Db, ids: readonly string[]): Promise<(Session | null)[]> => {
  const found = await rows<Session>(db, sql`select ${columns} from channels.session where id = any(${ids})`);
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** The session with its row locked: a second delivery waits for the first. */
export const holdSession = (db: Db, id: string): Promise<Session | null> =>
  row<Session>(db, sql`select ${columns} from channels.session where id = ${id} for update`);

/** Whether a number began fewer sessions within an hour than it may. */
export const mayBegin = (phone: Sql, now: Date) => sql`(select count(*) from channels.session lately
  where lately.phone = ${phone} and lately.created_at > ${minutesAfter(now, -60)}) < ${ussdLimits.sessionsAnHour}`;

/** Begins a session, its row locked. Null when another delivery of its first call was faster, or its number began too many. */
export const insertSession = (db: Db, id: string, phone: string, now: Date): Promise<Session | null> =>
  row<Session>(
    db,
    sql`insert into channels.session (id, phone, state, typed_letters, typed_hash, expires_at, created_at)
        select ${id}, ${phone}, 'null', 0, '', ${minutesAfter(now, ussdLimits.sessionMinutes)}::timestamptz,
          ${now}::timestamptz where ${mayBegin(sql`${phone}`, now)}
        on conflict (id) do nothing returning ${columns}`,
  );

/** What a step was answered, and where the session stands with it. */
export type Answered = {
  readonly state: Standing;
  readonly typedLetters: number;
  readonly typedHash: Buffer;
  readonly key: string;
  readonly reply: string;
};

/** Keeps where a session stands, and what it was answered. */
export const keepAnswered = (db: Db, id: string, { state, typedLetters, typedHash, key, reply }: Answered, now: Date) =>
  run(
    db,
    sql`update channels.session set state = ${JSON.stringify(state)}::jsonb, account_id = ${state.known.accountId},
          typed_letters = ${typedLetters}, typed_hash = ${typedHash}, steps = steps + 1,
          replies = replies || jsonb_build_object(${key}::text, ${reply}::text),
          expires_at = ${minutesAfter(now, ussdLimits.sessionMinutes)}
        where id = ${id}`,
  );

/** Forgets sessions that are a day old: no delivery is repeated so late. */
export const forgetOldSessions = (db: Db, now: Date) =>
  run(db, sql`delete from channels.session where created_at < ${minutesAfter(now, -60 * ussdLimits.keptHours)}`);
