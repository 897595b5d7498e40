import { addPack as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertPack } from './pack-store.ts';
import { demandProduct, showProduct } from './show-product.ts';

export const addPack = handle(contract, async (pack, context) => {
  const { db, clock } = context;
  const { companyId, productId } = pack;
  await demandProduct(db, companyId, productId);
  if (!(await insertPack(db, pack, viewerOf(context).accountId, clock.now()))) throw new Problem('code-taken');
  return showProduct(db, companyId, productId);
});
