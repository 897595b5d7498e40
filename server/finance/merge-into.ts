import { Problem } from '@shuka/domain/kit/problem.ts';
import { row, sql, type Db } from '#kit/db.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { hasMoney } from './wallet-left-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['finance.entry'] as const;

const totals = ['finance.income', 'finance.expense'] as const;

/** Whether money of a person is under way: it comes in or goes out under the name that it was asked for. */
const hasMoneyUnderWay = async (db: Db, accountId: string): Promise<boolean> =>
  (await row(
    db,
    sql`select 1 from finance.payout where owner_id = ${accountId} and state in ('asked', 'approved', 'sending')
        union all select 1 from finance.payment where payer_id = ${accountId} and state = 'started' limit 1`,
  )) !== null;

/**
 * Two books become one, with the totals of both. Money does not change hands this way: a wallet with money in it is emptied
 * by its owner first, and what is under way arrives. @throws Problem `not-mergeable`.
 */
export const mergeInto: MergeInto = async ({ db }, pair) => {
  if ((await hasMoney(db, pair.fromId)) || (await hasMoneyUnderWay(db, pair.fromId)))
    throw new Problem('not-mergeable');
  await moveKept(db, keptTables, pair);
  for (const name of totals) {
    const total = await readCounter(db, name, pair.fromId);
    if (total === 0) continue;
    await addToCounter(db, name, pair.fromId, -total);
    await addToCounter(db, name, pair.intoId, total);
  }
};
