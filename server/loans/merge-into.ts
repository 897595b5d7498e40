import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, sql, type Db } from '#kit/db.ts';
import { moveKept, type MergedPair, type MergeInto } from '#kit/merging.ts';
import { isForming } from './group-store.ts';
import { countStanding } from './guarantee-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = [
  'loans.loan',
  'loans.cash_receipt',
  'loans.joint_group',
  'loans.group_member',
  'loans.passport',
  'loans.guarantee',
] as const;

/**
 * Whether somebody owes money or stands for who does, stands in a group that will ask for it, waits for an answer on a loan,
 * or holds cash that was paid on loans.
 */
export const hasOpenLoan = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from loans.loan
        where keeper_id = ${accountId} and state in ('referral', 'asked', 'recommended', 'approved', 'running', 'written-off')
        union all select 1 from loans.till where manager_id = ${accountId} and cash_kobo > 0 limit 1`,
  )) !== null ||
  (await isForming(db, accountId)) ||
  (await countStanding(db, accountId)) > 0;

/** Whether two accounts were named for the same loan, or one for a loan the other asked for. */
const stoodTogether = async (db: Db, { fromId, intoId }: MergedPair): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from loans.guarantee one join loans.loan l on l.id = one.loan_id
        where one.keeper_id = ${fromId} and (one.asked_by = ${intoId} or l.keeper_id = ${intoId}
          or exists (select 1 from loans.guarantee other where other.loan_id = one.loan_id and other.keeper_id = ${intoId}))
        limit 1`,
  )) !== null;

/** Loans that are over go with their farmer; one that is not is agreed with the person it names. @throws Problem `not-mergeable`. */
export const mergeInto: MergeInto = async ({ db }, pair) => {
  if ((await hasOpenLoan(db, pair.fromId)) || (await stoodTogether(db, pair))) throw new Problem('not-mergeable');
  await moveKept(db, keptTables, pair);
};
