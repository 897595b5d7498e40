import { setPrice as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findPack, insertPrice } from './pack-store.ts';
import { showProduct } from './show-product.ts';

export const setPrice = handle(contract, async ({ companyId, packId, after, priceKobo }, context) => {
  const { db, clock } = context;
  const pack = await findPack(db, companyId, packId);
  if (pack === null) throw new Problem('not-found');
  const next = { packId, version: after + 1, priceKobo };
  const isNext = pack.version === after && (await insertPrice(db, next, viewerOf(context).accountId, clock.now()));
  if (!isNext) throw new Problem('price-changed');
  return showProduct(db, companyId, pack.productId);
});
