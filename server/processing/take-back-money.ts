import { takeBackMoney as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { demandMoney } from './record-money.ts';
import { insertTakenBack } from './sale-store.ts';

export const takeBackMoney = handle(contract, async ({ companyId, moneyId, reason }, context) => {
  const { db, clock } = context;
  await demandMoney(db, companyId, moneyId);
  const isFirst = await insertTakenBack(db, moneyId, reason, viewerOf(context).accountId, clock.now());
  if (!isFirst) throw new Problem('corrected-already');
  return demandMoney(db, companyId, moneyId);
});
