import { ussdLimits } from '@shuka/domain/channels';
import { minutesAfter } from '#kit/clock.ts';
import { rows, sql, type Db } from '#kit/db.ts';
import { mayBegin, type Answered } from './session-store.ts';

/** An answer with the session it is of, and at which of its steps it was read. */
export type AnsweredAt = Answered & { readonly id: string; readonly phone: string; readonly steps: number };

const columnsOf = (all: readonly AnsweredAt[]) => sql`unnest(${all.map(({ id }) => id)}::text[],
  ${all.map(({ phone }) => phone)}::text[], ${all.map(({ steps }) => steps)}::integer[],
  ${all.map(({ state }) => JSON.stringify(state))}::text[], ${all.map(({ state }) => state.known.accountId)}::uuid[],
  ${all.map(({ typedLetters }) => typedLetters)}::integer[], ${all.map(({ typedHash }) => typedHash)}::bytea[],
  ${all.map(({ key }) => key)}::text[], ${all.map(({ reply }) => reply)}::text[])
  as t (id, phone, steps, state, account_id, typed_letters, typed_hash, key, reply)`;

type Id = { readonly id: string };

const isAmong = (all: readonly AnsweredAt[], done: readonly Id[]): boolean[] => {
  const ids = new Set(done.map(({ id }) => id));
  return all.map(({ id }) => ids.has(id));
};

/** A power cut may take the newest of these back: whoever saw them dials again, and nothing was done. Nobody waits for a disk. */
const unhurried = sql`calm as (select set_config('synchronous_commit', 'off', true))`;

/** Begins sessions with their first answer kept; whether each was new, and its number began few. */
export const insertAnswered = async (db: Db, all: readonly AnsweredAt[], now: Date): Promise<boolean[]> => {
  const begun = await rows<Id>(
    db,
    sql`with ${unhurried} insert into channels.session
          (id, phone, state, account_id, typed_letters, typed_hash, steps, replies, expires_at, created_at)
        select id, phone, state::jsonb, account_id, typed_letters, typed_hash, 1, jsonb_build_object(key, reply),
          ${minutesAfter(now, ussdLimits.sessionMinutes)}::timestamptz, ${now}::timestamptz
        from calm, ${columnsOf(all)} where ${mayBegin(sql`t.phone`, now)}
        on conflict (id) do nothing returning id`,
  );
  return isAmong(all, begun);
};

/** Keeps where sessions stand, and what they were answered; whether each stood where it was read, and nobody held it. */
export const keepUnlessMoved = async (db: Db, all: readonly AnsweredAt[], now: Date): Promise<boolean[]> => {
  const kept = await rows<Id>(
    db,
    sql`with ${unhurried}, t as (select * from ${columnsOf(all)}),
          held as (select s.id from channels.session s join t on s.id = t.id and s.steps = t.steps
            for update of s skip locked)
        update channels.session s set state = t.state::jsonb, account_id = t.account_id,
          typed_letters = t.typed_letters, typed_hash = t.typed_hash, steps = s.steps + 1,
          replies = s.replies || jsonb_build_object(t.key, t.reply),
          expires_at = ${minutesAfter(now, ussdLimits.sessionMinutes)}::timestamptz
        from calm, t join held on held.id = t.id where s.id = t.id returning s.id`,
  );
  return isAmong(all, kept);
};
