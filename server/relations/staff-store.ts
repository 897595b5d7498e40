import type { Duty, StaffRow } from '@shuka/domain/relations';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { findContacts } from '#accounts';
import { instantText } from '#kit/instant-text.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';
import type { MergedPair } from '#kit/merging.ts';

type Working = Pick<StaffRow, 'accountId' | 'duty' | 'since'>;

const nameOf = ({ lastName, firstName }: StaffRow): string => `${lastName} ${firstName}`.toLowerCase();

/** With who they are, the owner first, then by name. */
const named = async (db: Db, working: readonly Working[]): Promise<StaffRow[]> => {
  const ids = working.map(({ accountId }) => accountId);
  const people = new Map((await findContacts(db, ids)).map((person) => [person.accountId, person]));
  const staff = working.flatMap((one) => {
    const person = people.get(one.accountId);
    return person === undefined ? [] : [{ ...person, duty: one.duty, since: one.since }];
  });
  const isAfter = ({ duty }: StaffRow): number => (duty === 'owner' ? 0 : 1);
  return staff.toSorted((one, other) => isAfter(one) - isAfter(other) || nameOf(one).localeCompare(nameOf(other)));
};

/** Who works for a company now: the owner first, then by name. */
export const findStaff = async (db: Db, companyId: string): Promise<StaffRow[]> =>
  named(
    db,
    await rows<Working>(
      db,
      sql`select account_id as "accountId", duty, ${instantText(sql`from_at`)} as since from relations.staff
          where company_id = ${companyId} and until_at is null`,
    ),
  );

export const findStaffer = async (db: Db, companyId: string, accountId: string): Promise<StaffRow | null> =>
  (await findStaff(db, companyId)).find((one) => one.accountId === accountId) ?? null;

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
