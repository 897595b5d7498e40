import { alsoFor } from '#farms';
import { everHadCare } from '#relations';
import { row, sql, type Db } from '#kit/db.ts';
import type { Relation } from '@shuka/domain/kit/viewer.ts';
import type { RelationsTo } from '#kit/route.ts';
import { findKeeperOfLoan } from './loan-store.ts';

/** A loan as something cash was taken for: whoever looked after its farmer once may bring in what they gave a receipt for. */
export const relationsToLoanInCash = alsoFor(findKeeperOfLoan, async (db, accountId, loanId) => {
  const keeperId = await findKeeperOfLoan(db, loanId);
  return keeperId !== null && everHadCare(db, accountId, keeperId);
});

const none: readonly Relation[] = [];

const known =
  (isThere: (db: Db, id: string) => Promise<unknown>): RelationsTo =>
  async (db, _viewer, objectId) =>
    (await isThere(db, objectId)) === null ? null : none;

/** Officers have to do with all of these, and nobody else with any. */
export const relationsToHandIn = known((db, id) => row(db, sql`select 1 from loans.hand_in where id = ${id}`));
export const relationsToTillCase = known((db, id) => row(db, sql`select 1 from loans.till_case where id = ${id}`));
export const relationsToDisaster = known((db, id) => row(db, sql`select 1 from loans.disaster where id = ${id}`));
