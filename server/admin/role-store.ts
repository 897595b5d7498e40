import type { RoleChange } from '@shuka/domain/admin';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export type RoleChangeRow = Omit<RoleChange, 'name' | 'askedByName' | 'decidedByName' | 'mayDecide'> & {
  readonly askedBy: string;
  readonly decidedBy: string | null;
};

const columns = sql`c.id, c.account_id as "accountId", c.role, c.change, c.until_on::text as until, c.reason,
  c.asked_by as "askedBy", c.asked_at as "askedAt", c.decided_by as "decidedBy",
  case when c.ended_at is not null then 'ended' when c.is_agreed then 'agreed'
    when c.is_agreed is null then 'asked' else 'refused' end as state`;

type NewRoleChange = Pick<RoleChangeRow, 'id' | 'accountId' | 'role' | 'change' | 'until' | 'reason' | 'askedBy'>;

/** False where a change of this role waits for this person already. */
export const insertRoleChange = async (db: Db, one: NewRoleChange, now: Date): Promise<boolean> =>
  (await run(
    db,
    sql`insert into admin.role_change (id, account_id, role, change, until_on, reason, asked_by, asked_at)
        values (${one.id}, ${one.accountId}, ${one.role}, ${one.change}, ${one.until}, ${one.reason}, ${one.askedBy},
          ${now})
        on conflict (account_id, role) where is_agreed is null do nothing`,
  )) === 1;

export const holdRoleChange = (db: Db, id: string): Promise<RoleChangeRow | null> =>
  row<RoleChangeRow>(db, sql`select ${columns} from admin.role_change c where c.id = ${id} for no key update`);

export const findRoleChanges = (
  db: Db,
  after: readonly [at: string, id: string] | null,
  limit: number,
): Promise<RoleChangeRow[]> =>
  rows<RoleChangeRow>(
    db,
    sql`select ${columns} from admin.role_change c
        where ${after?.[0] ?? null}::timestamptz is null
          or (c.asked_at, c.id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid)
        order by c.asked_at desc, c.id desc limit ${limit}`,
  );

export const setRoleDecided = (db: Db, id: string, isAgreed: boolean, by: string, now: Date) =>
  run(
    db,
    sql`update admin.role_change set is_agreed = ${isAgreed}, decided_by = ${by}, decided_at = ${now} where id = ${id}`,
  );

/** Whatever gave this role before gives it no more. */
export const endGiven = (db: Db, { accountId, role }: Pick<RoleChangeRow, 'accountId' | 'role'>, now: Date) =>
  run(
    db,
    sql`update admin.role_change set ended_at = ${now}
        where account_id = ${accountId} and role = ${role} and change = 'give' and is_agreed and ended_at is null`,
  );

/** Roles whose last day is over, a few at once. */
export const findOver = (db: Db, today: string): Promise<RoleChangeRow[]> =>
  rows<RoleChangeRow>(
    db,
    sql`select ${columns} from admin.role_change c
        where c.until_on < ${today}::date and c.is_agreed and c.ended_at is null order by c.until_on limit 50
        for no key update skip locked`,
  );
