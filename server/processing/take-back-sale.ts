import { takeBackSale as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { addStock } from './pack-store.ts';
import { demandSale } from './record-sale.ts';
import { insertTakenBack } from './sale-store.ts';

export const takeBackSale = handle(contract, async ({ companyId, saleId, reason }, context) => {
  const { db, clock } = context;
  const sale = await demandSale(db, companyId, saleId);
  const isFirst = await insertTakenBack(db, saleId, reason, viewerOf(context).accountId, clock.now());
  if (!isFirst) throw new Problem('corrected-already');
  await addStock(db, sale);
  return demandSale(db, companyId, saleId);
});
