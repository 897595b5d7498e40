import { row, rows, run, sql, type Db } from '#kit/db.ts';

type Suspension = { readonly reason: string; readonly suspendedBy: string };

/** Why an account is suspended now, and by whom; null for one that is not. */
export const findSuspension = (db: Db, accountId: string): Promise<Suspension | null> =>
  row(
    db,
    sql`select reason, suspended_by as "suspendedBy" from accounts.suspension
        where account_id = ${accountId} and ended_at is null`,
  );

type Word = { readonly accountId: string; readonly reason: string; readonly by: string; readonly now: Date };

export const insertSuspension = (db: Db, id: string, { accountId, reason, by, now }: Word) =>
  run(
    db,
    sql`insert into accounts.suspension (id, account_id, reason, suspended_by, suspended_at)
        values (${id}, ${accountId}, ${reason}, ${by}, ${now})`,
  );

/** Ends the suspension of an account, lifted or closed for good; nothing where there is none. */
export const endSuspension = (db: Db, { accountId, reason, by, now }: Word) =>
  run(
    db,
    sql`update accounts.suspension set ended_by = ${by}, ended_at = ${now}, end_reason = ${reason}
        where account_id = ${accountId} and ended_at is null`,
  );

/** What a person may read of their own suspensions; who decided is the house's. */
export const suspensionsOf = (db: Db, accountId: string): Promise<unknown[]> =>
  rows(
    db,
    sql`select reason, suspended_at as "suspendedAt", ended_at as "endedAt", end_reason as "endReason"
        from accounts.suspension where account_id = ${accountId} order by suspended_at`,
  );

/** That and when there was one stays; the words about a person go. */
export const eraseSuspensions = (db: Db, accountId: string) =>
  run(db, sql`update accounts.suspension set reason = '', end_reason = '' where account_id = ${accountId}`);
