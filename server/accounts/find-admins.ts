import type { Language } from '@shuka/domain/kit/calendar.ts';
import { rows, sql, type Db } from '#kit/db.ts';

/** More people than a house has for its office. */
const mostAdmins = 200;

/** The admins who are there, each with the language they read. */
export const findAdmins = (db: Db): Promise<{ readonly accountId: string; readonly language: Language }[]> =>
  rows(
    db,
    sql`select id as "accountId", language from accounts.account
        where 'admin' = any(roles) and state = 'active' order by created_at limit ${mostAdmins}`,
  );
