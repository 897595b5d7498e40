import { comeBackDays } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { minutesAfter } from '#kit/clock.ts';
import { row, rows, run, sql, type Db } from '#kit/db.ts';

export const insertClosing = async (db: Db, accountId: string, stateBefore: string, now: Date): Promise<Date> => {
  const eraseAfter = minutesAfter(now, comeBackDays * 1440);
  await run(
    db,
    sql`insert into accounts.closing (id, account_id, state_before, asked_at, erase_after)
        values (${newId()}, ${accountId}, ${stateBefore}, ${now}, ${eraseAfter})`,
  );
  return eraseAfter;
};

export type Closing = { id: string; state_before: 'active' | 'pending' };

/** The closing its owner may still take back. */
export const findClosing = (db: Db, accountId: string, now: Date): Promise<Closing | null> =>
  row<Closing>(
    db,
    sql`select id, state_before from accounts.closing
        where account_id = ${accountId} and ended_at is null and erased_at is null and erase_after > ${now}`,
  );

/** Ends whatever closing there is: its owner came back, or an admin opened the account again. */
export const endClosing = (db: Db, accountId: string, now: Date) =>
  run(
    db,
    sql`update accounts.closing set ended_at = ${now}
        where account_id = ${accountId} and ended_at is null and erased_at is null`,
  );

type DueClosing = { readonly closingId: string; readonly accountId: string };

/** Accounts whose time to come back is over, those closed first before the others; from after a closing on. */
export const findDue = (db: Db, now: Date, after: string | null, limit: number): Promise<DueClosing[]> =>
  rows<DueClosing>(
    db,
    sql`select c.id as "closingId", c.account_id as "accountId"
        from accounts.closing c join accounts.account a on a.id = c.account_id
        where c.ended_at is null and c.erased_at is null and c.erase_after <= ${now} and a.state = 'closed'
          and (${after}::uuid is null or c.id > ${after}::uuid)
        order by c.id limit ${limit}`,
  );

/** Gives the owner of a closed account the whole time to come back once more, from now on; whoever claimed it lets go. */
export const putOffErasure = async (db: Db, accountId: string, now: Date): Promise<Date> => {
  const eraseAfter = minutesAfter(now, comeBackDays * 1440);
  await run(
    db,
    sql`update accounts.closing set erase_after = ${eraseAfter}, erased_at = null
        where account_id = ${accountId} and ended_at is null`,
  );
  return eraseAfter;
};

/** Claims one of them for erasing; false when someone else did, or it was opened again. Holds its row until the commit. */
export const claimErasure = async (db: Db, accountId: string, now: Date): Promise<boolean> =>
  (await row(db, sql`select 1 from accounts.account where id = ${accountId} and state = 'closed' for update`)) !==
    null &&
  (await run(
    db,
    sql`update accounts.closing set erased_at = ${now}
        where account_id = ${accountId} and ended_at is null and erased_at is null and erase_after <= ${now}`,
  )) === 1;
