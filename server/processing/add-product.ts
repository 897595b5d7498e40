import { addProduct as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertPack } from './pack-store.ts';
import { insertProduct } from './product-store.ts';
import { showProduct } from './show-product.ts';

export const addProduct = handle(contract, async ({ pack, ...product }, context) => {
  const { db, clock } = context;
  const { companyId, id } = product;
  const by = viewerOf(context).accountId;
  if (!(await insertProduct(db, product, by, clock.now()))) throw new Problem('product-there');
  if (!(await insertPack(db, { ...pack, productId: id, companyId }, by, clock.now()))) throw new Problem('code-taken');
  return showProduct(db, companyId, id);
});
