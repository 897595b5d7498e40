import { Problem } from '@shuka/domain/kit/problem.ts';
import { addToCounter, readCounter } from '#kit/counter.ts';
import { moveKept, type MergeInto } from '#kit/merging.ts';
import { hasMoney, hasMoneyUnderWay } from './wallet-left-store.ts';

/** The tables of this slice whose rows have a keeper. */
export const keptTables = ['finance.entry'] as const;

const totals = ['finance.income', 'finance.expense'] as const;

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
