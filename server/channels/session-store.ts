import { ussdLimits } from '@shuka/domain/channels';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';
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

/** The session, if it is there, with nothing locked. */
export const findSession = (db: Db, id: string): Promise<Session | null> =>
  row<Session>(db, sql`select ${columns} from channels.session where id = ${id}`);

/** The session with its row locked: a second delivery waits for the first. */
export const holdSession = (db: Db, id: string): Promise<Session | null> =>
  row<Session>(db, sql`select ${columns} from channels.session where id = ${id} for update`);

/** Begins a session, its row locked. Null when another delivery of its first call was faster. */
export const insertSession = (db: Db, id: string, phone: string, now: Date): Promise<Session | null> =>
  row<Session>(
    db,
    sql`insert into channels.session (id, phone, state, typed_letters, typed_hash, expires_at, created_at)
        values (${id}, ${phone}, 'null', 0, '', ${minutesAfter(now, ussdLimits.sessionMinutes)}, ${now})
        on conflict (id) do nothing returning ${columns}`,
  );

type Answered = {
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
