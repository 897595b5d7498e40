import type { Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const hasContactMessage = async (db: Db, messageId: string): Promise<boolean> =>
  (await row(db, sql`select id from messaging.contact_message where id = ${messageId}`)) !== null;

/** Puts an address on the list, or changes its token when it is there already. */
export const keepFollower = (db: Db, email: string, tokenHash: Buffer, language: Language, now: Date) =>
  run(
    db,
    sql`insert into messaging.follower (email, token_hash, language, asked_at)
        values (${email}, ${tokenHash}, ${language}, ${now})
        on conflict (email) do update set token_hash = excluded.token_hash, language = excluded.language`,
  );

export const removeFollower = (db: Db, tokenHash: Buffer) =>
  run(db, sql`delete from messaging.follower where token_hash = ${tokenHash}`);

export const removeFollowerByKey = (db: Db, letterKey: string) =>
  run(db, sql`delete from messaging.follower where letter_key = ${letterKey}`);

/** Takes the next address after one off the list, so that it hears of an opening once even when several servers write. */
export const takeFollower = (db: Db, after: string): Promise<{ email: string; language: Language } | null> =>
  row(
    db,
    sql`delete from messaging.follower where email =
          (select email from messaging.follower where email > ${after} order by email limit 1 for update skip locked)
        returning email, language`,
  );

export type Follower = { readonly email: string; readonly language: Language; readonly letterKey: string };

/** One page of those who follow, by address. */
export const findFollowers = (db: Db, after: string, limit: number): Promise<Follower[]> =>
  rows<Follower>(
    db,
    sql`select email, language, letter_key as "letterKey" from messaging.follower where email > ${after} order by email limit ${limit}`,
  );
