import { checkMoney, recordMoney as contract, type MoneyLine } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import type { Db } from '#kit/db.ts';
import { handle } from '#kit/route.ts';
import { findMoneyLine, insertMoney } from './sale-store.ts';

/** A purchase or fee of a mill. @throws Problem `not-found`. */
export const demandMoney = async (db: Db, companyId: string, moneyId: string): Promise<MoneyLine> => {
  const found = await findMoneyLine(db, companyId, moneyId);
  if (found === null) throw new Problem('not-found');
  return found;
};

export const recordMoney = handle(contract, async (draft, context) => {
  const { db, clock } = context;
  checkMoney(draft, clock.now());
  await insertMoney(db, draft, viewerOf(context).accountId, clock.now());
  return demandMoney(db, draft.companyId, draft.id);
});
