import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, sql, type Db } from '#kit/db.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { isForming } from './group-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = [
  'loans.loan',
  'loans.cash_receipt',
  'loans.joint_group',
  'loans.group_member',
  'loans.passport',
] as const;

/**
 * Whether somebody owes money, stands in a group that will ask for it, waits for an answer on a loan, or holds cash that was
 * paid on loans.
 */
export const hasOpenLoan = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from loans.loan
        where keeper_id = ${accountId} and state in ('referral', 'asked', 'recommended', 'approved', 'running', 'written-off')
        union all select 1 from loans.till where manager_id = ${accountId} and cash_kobo > 0 limit 1`,
  )) !== null || isForming(db, accountId);

/** Loans that are over go with their farmer; one that is not is agreed with the person it names. @throws Problem `not-mergeable`. */
export const mergeInto: MergeInto = async ({ db }, pair) => {
  if (await hasOpenLoan(db, pair.fromId)) throw new Problem('not-mergeable');
  await moveKept(db, keptTables, pair);
};
