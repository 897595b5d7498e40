import type { Duty, StaffRow } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

const columns = sql`s.account_id as "accountId", a.first_name as "firstName", a.last_name as "lastName", s.duty, a.email,
  coalesce(a.phone, '') as phone, ${instantText(sql`s.from_at`)} as since`;

const working = sql`relations.staff s join accounts.account a on a.id = s.account_id where s.until_at is null`;

/** Who works for a company now: the owner first, then by name. */
export const findStaff = (db: Db, companyId: string): Promise<StaffRow[]> =>
  rows<StaffRow>(
    db,
    sql`select ${columns} from ${working} and s.company_id = ${companyId}
        order by s.duty <> 'owner', lower(a.last_name), lower(a.first_name), s.account_id`,
  );

export const findStaffer = (db: Db, companyId: string, accountId: string): Promise<StaffRow | null> =>
  row<StaffRow>(
    db,
    sql`select ${columns} from ${working} and s.company_id = ${companyId} and s.account_id = ${accountId}`,
  );

export const countStaff = async (db: Db, companyId: string): Promise<number> =>
  (
    await row<{ count: number }>(
      db,
      sql`select count(*)::int as count from relations.staff where company_id = ${companyId} and until_at is null`,
    )
  )?.count ?? 0;

/** Whether somebody works for a company now, whichever it is. */
export const isEmployed = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(db, sql`select 1 from relations.staff where account_id = ${accountId} and until_at is null`)) !== null;

type NewStaff = {
  readonly companyId: string;
  readonly accountId: string;
  readonly duty: Duty;
  readonly decidedBy: string;
  readonly now: Date;
};

/** Begins a duty. False when the person began one elsewhere a moment ago. */
export const insertStaff = async (db: Db, { companyId, accountId, duty, decidedBy, now }: NewStaff): Promise<boolean> =>
  (await run(
    db,
    sql`insert into relations.staff (id, company_id, account_id, duty, from_at, decided_by)
        values (${newId()}, ${companyId}, ${accountId}, ${duty}, ${now}, ${decidedBy})
        on conflict (account_id) where until_at is null do nothing`,
  )) === 1;

/** Ends a duty; that it was, and from when until when, stays. @param reason null where another duty follows it. */
export const endStaff = (db: Db, companyId: string, accountId: string, reason: string | null, now: Date) =>
  run(
    db,
    sql`update relations.staff set until_at = ${now}, end_reason = ${reason}
        where company_id = ${companyId} and account_id = ${accountId} and until_at is null`,
  );

/** Every duty somebody has or had, for their export. */
export const findDutiesOf = (db: Db, accountIds: readonly string[]): Promise<unknown[]> =>
  rows(
    db,
    sql`select c.name as company, s.duty, s.from_at as "fromAt", s.until_at as "untilAt", s.end_reason as "endReason"
        from relations.staff s join relations.company c on c.id = s.company_id
        where s.account_id = any(${accountIds}::uuid[]) order by s.from_at`,
  );

/** Brings the duties somebody had under the account theirs is merged into. One who works for a company now is not merged. */
export const moveDuties = async (db: Db, { fromId, intoId }: MergedPair): Promise<void> => {
  await run(db, sql`update relations.staff set account_id = ${intoId} where account_id = ${fromId}`);
  await run(db, sql`update relations.invitation set accepted_by = ${intoId} where accepted_by = ${fromId}`);
};
