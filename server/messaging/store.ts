import type { ContactMessage } from '@shuka/domain/messaging';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, name, email, message, received_at as "receivedAt", answer, answered_at as "answeredAt"`;

export type NewContactMessage = {
  id: string;
  name: string;
  email: string;
  message: string;
  language: Language;
  receivedAt: Date;
};

export const insertContactMessage = (db: Db, message: NewContactMessage) =>
  run(
    db,
    sql`insert into messaging.contact_message (id, name, email, message, language, received_at)
        values (${message.id}, ${message.name}, ${message.email}, ${message.message}, ${message.language}, ${message.receivedAt})`,
  );

export type MessagesQuery = {
  state: 'open' | 'answered' | undefined;
  after: readonly [string, string] | null;
  limit: number;
};

/** One keyset page, newest first. */
export const findContactMessages = (db: Db, { state, after, limit }: MessagesQuery): Promise<ContactMessage[]> =>
  rows<ContactMessage>(
    db,
    sql`select ${columns} from messaging.contact_message
        where (${state ?? null}::text is null or (answer is null) = (${state ?? null} = 'open'))
          and (${after?.[0] ?? null}::timestamptz is null
            or (received_at, id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid))
        order by received_at desc, id desc limit ${limit}`,
  );

/** Answers a message once; null when someone has answered it already. */
export const setAnswer = (
  db: Db,
  messageId: string,
  answer: string,
  accountId: string,
  now: Date,
): Promise<(ContactMessage & { language: Language }) | null> =>
  row(
    db,
    sql`update messaging.contact_message set answer = ${answer}, answered_at = ${now}, answered_by = ${accountId}
        where id = ${messageId} and answer is null returning ${columns}, language`,
  );

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

/** Takes the next address after one off the list, so that it hears of an opening once even when several servers write. */
export const takeFollower = (db: Db, after: string): Promise<{ email: string; language: Language } | null> =>
  row(
    db,
    sql`delete from messaging.follower where email =
          (select email from messaging.follower where email > ${after} order by email limit 1 for update skip locked)
        returning email, language`,
  );
