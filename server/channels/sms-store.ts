import type { SmsSpent } from '@shuka/domain/settings';
import { minutesAfter } from '#kit/clock.ts';
import { row, run, sql, type Db } from '#kit/db.ts';

type NewSms = { readonly id: string; readonly phone: string; readonly now: Date; readonly today: string };

export const hasSms = async (db: Db, id: string): Promise<boolean> =>
  (await row(db, sql`select 1 from channels.sms where id = ${id}`)) !== null;

/** Keeps that a message came. False for one that came before. */
export const insertSms = async (db: Db, { id, phone, now, today }: NewSms): Promise<boolean> =>
  (await run(
    db,
    sql`insert into channels.sms (id, phone, received_at, received_on) values (${id}, ${phone}, ${now}, ${today})
        on conflict (id) do nothing`,
  )) === 1;

/** What was answered to a number on a day and in its month, in messages as networks bill them. */
export const sumSpent = async (db: Db, phone: string, today: string): Promise<SmsSpent> =>
  (await row<SmsSpent>(
    db,
    sql`select coalesce(sum(parts) filter (where received_on = ${today}::date), 0)::integer as today,
          coalesce(sum(parts), 0)::integer as "thisMonth"
        from channels.sms
        where phone = ${phone} and received_on between date_trunc('month', ${today}::date)::date and ${today}::date`,
  )) ?? { today: 0, thisMonth: 0 };

export const keepParts = (db: Db, id: string, accountId: string | null, parts: number) =>
  run(db, sql`update channels.sms set parts = ${parts}, account_id = ${accountId} where id = ${id}`);

/** Longer than a gateway repeats a message, and than a month that is counted. */
const keptDays = 62;

export const forgetOldSms = (db: Db, now: Date) =>
  run(db, sql`delete from channels.sms where received_at < ${minutesAfter(now, -1440 * keptDays)}`);
