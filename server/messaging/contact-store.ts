import { contactReference, type ContactKind, type ContactMessage } from '@shuka/domain/messaging';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

/** A message as its row holds it. */
export type ContactRow = Omit<
  ContactMessage,
  'reference' | 'isOverdue' | 'takenByName' | 'isMine' | 'answeredByName'
> & { readonly takenBy: string | null; readonly answeredBy: string | null };

const columns = sql`id, kind, name, email, message, received_at as "receivedAt", due_at as "dueAt", taken_by as "takenBy",
  passed_on as "passedOn", answer, answered_at as "answeredAt", answered_by as "answeredBy"`;

type NewContactMessage = {
  readonly id: string;
  readonly kind: ContactKind;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly language: Language;
  readonly receivedAt: Date;
  readonly dueAt: Date;
  readonly daysVersion: number;
};

export const insertContactMessage = (db: Db, message: NewContactMessage) =>
  run(
    db,
    sql`insert into messaging.contact_message
          (id, kind, name, email, message, language, received_at, due_at, passes_on_at, days_version)
        values (${message.id}, ${message.kind}, ${message.name}, ${message.email}, ${message.message}, ${message.language},
          ${message.receivedAt}, ${message.dueAt}, ${message.dueAt}, ${message.daysVersion})`,
  );

type MessagesQuery = {
  readonly state: 'open' | 'overdue' | 'answered' | undefined;
  readonly kind: ContactKind | undefined;
  readonly reference: string | undefined;
  readonly now: Date;
  readonly after: readonly [string, string] | null;
  readonly limit: number;
};

const ofState = { open: sql`answer is null`, overdue: sql`answer is null`, answered: sql`answer is not null` };

/** One keyset page, newest first. */
export const findContactMessages = (db: Db, asked: MessagesQuery): Promise<ContactRow[]> => {
  const { state, kind, reference, now, after, limit } = asked;
  return rows<ContactRow>(
    db,
    sql`select ${columns} from messaging.contact_message
        where ${state === undefined ? sql`true` : ofState[state]}
          ${state === 'overdue' ? sql`and due_at < ${now}` : sql``}
          ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
          ${reference === undefined ? sql`` : sql`and reference = ${reference}`}
          and (${after?.[0] ?? null}::timestamptz is null
            or (received_at, id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid))
        order by received_at desc, id desc limit ${limit}`,
  );
};

/** Answers a message once; null when someone has answered it already. */
export const setAnswer = (
  db: Db,
  messageId: string,
  answer: string,
  accountId: string,
  now: Date,
): Promise<(ContactRow & { language: Language }) | null> =>
  row(
    db,
    sql`update messaging.contact_message set answer = ${answer}, answered_at = ${now}, answered_by = ${accountId}
        where id = ${messageId} and answer is null returning ${columns}, language`,
  );

/** Gives an open message to an admin; null when it was answered. */
export const setTaken = (db: Db, messageId: string, accountId: string, now: Date): Promise<ContactRow | null> =>
  row(
    db,
    sql`update messaging.contact_message set taken_by = ${accountId}, taken_at = ${now}
        where id = ${messageId} and answer is null returning ${columns}`,
  );

/** The open messages whose time is over, the longest waiting first; others that work on them are not waited for. */
export const holdToPassOn = (db: Db, now: Date, limit: number): Promise<ContactRow[]> =>
  rows<ContactRow>(
    db,
    sql`select ${columns} from messaging.contact_message where answer is null and passes_on_at <= ${now}
        order by passes_on_at limit ${limit} for update skip locked`,
  );

/** How many open messages each of these admins has. */
export const countTaken = async (db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await rows<{ id: string; total: number }>(
        db,
        sql`select taken_by as id, count(*)::int as total from messaging.contact_message
            where answer is null and taken_by = any(${accountIds}::uuid[]) group by taken_by`,
      )
    ).map(({ id, total }) => [id, total]),
  );

type PassedOn = { readonly to: string | null; readonly now: Date; readonly next: Date };

export const setPassedOn = (db: Db, messageId: string, { to, now, next }: PassedOn) =>
  run(
    db,
    sql`update messaging.contact_message set passed_on = passed_on + 1, passes_on_at = ${next},
          taken_by = coalesce(${to}::uuid, taken_by), taken_at = case when ${to}::uuid is null then taken_at else ${now} end
        where id = ${messageId}`,
  );

/** A message as an admin reads it. @param nameOf who has it and who answered. */
export const contactMessageOf = (
  { takenBy, answeredBy, ...message }: ContactRow,
  nameOf: (accountId: string | null) => string,
  by: string,
  now: Date,
): ContactMessage => ({
  ...message,
  reference: contactReference(message.id),
  isOverdue: message.answer === null && Date.parse(message.dueAt) < now.getTime(),
  takenByName: nameOf(takenBy),
  isMine: takenBy === by,
  answeredByName: nameOf(answeredBy),
});
