import { dueDay, type FigureMail, type Rhythm } from '@shuka/domain/figures';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

const columns = sql`id, place, every, started_at as "startedAt", sent_on::text as "sentOn"`;

export const findOwnerOfMail = async (db: Db, mailId: string): Promise<string | null> =>
  (await row<{ owner: string }>(db, sql`select account_id as owner from figures.mail where id = ${mailId}`))?.owner ??
  null;

/** The mails that go to somebody, the oldest first. */
export const findMailsTo = (db: Db, accountId: string, limit: number): Promise<FigureMail[]> =>
  rows<FigureMail>(
    db,
    sql`select ${columns} from figures.mail where account_id = ${accountId} and stopped_at is null
        order by started_at, id limit ${limit}`,
  );

type NewMail = Pick<FigureMail, 'id' | 'place' | 'every'> & { readonly accountId: string; readonly sentOn: string };

/** Null where such a mail goes to them already. */
export const insertMail = (db: Db, mail: NewMail, now: Date): Promise<FigureMail | null> =>
  row<FigureMail>(
    db,
    sql`insert into figures.mail (id, account_id, place, every, started_at, sent_on)
        values (${mail.id}, ${mail.accountId}, ${mail.place}, ${mail.every}, ${now}, ${mail.sentOn}::date)
        on conflict (account_id, place, every) where stopped_at is null do nothing returning ${columns}`,
  );

type StopReason = '' | 'no-right' | 'no-address' | 'erased';

/** Ends a mail; one that was ended stays so. */
export const stopMail = (db: Db, mailId: string, reason: StopReason, now: Date) =>
  run(
    db,
    sql`update figures.mail set stopped_at = ${now}, stop_reason = ${reason}
        where id = ${mailId} and stopped_at is null`,
  );

export const stopMailsTo = (db: Db, accountId: string, now: Date) =>
  run(
    db,
    sql`update figures.mail set stopped_at = ${now}, stop_reason = 'erased'
        where account_id = ${accountId} and stopped_at is null`,
  );

type DueMail = { readonly id: string; readonly accountId: string; readonly place: string };

/** Takes mails that are due on a day, and notes that they were sent: whoever takes them sends them. */
export const takeDue = (db: Db, every: Rhythm, today: string, limit: number): Promise<DueMail[]> => {
  const due = dueDay(every, today);
  return rows<DueMail>(
    db,
    sql`update figures.mail set sent_on = ${due}::date where id in (
          select id from figures.mail where every = ${every} and stopped_at is null
            and (sent_on is null or sent_on < ${due}::date)
          order by id limit ${limit} for update skip locked)
        returning id, account_id as "accountId", place`,
  );
};

/** One that goes on still. */
export const findGoing = (db: Db, mailId: string): Promise<DueMail | null> =>
  row<DueMail>(
    db,
    sql`select id, account_id as "accountId", place from figures.mail where id = ${mailId} and stopped_at is null`,
  );

/** What is told to somebody of themselves: every mail there was. */
export const findAllMailsTo = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select ${columns}, stopped_at as "stoppedAt" from figures.mail where account_id = ${accountId} order by id`,
  );
