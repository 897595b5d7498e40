import { recordCut as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { hasSettled } from './cover-store.ts';
import { insertCut } from './cut-store.ts';
import { findProduct } from './product-store.ts';
import { showCut } from './show-cut.ts';

export const recordCut = handle(contract, async (cut, context) => {
  const { db, clock } = context;
  const product = await findProduct(db, cut.productId);
  if (product === null || product.terms.index.kind !== 'yield') throw new Problem('no-such-product');
  const { from, until } = product.terms.index;
  if (cut.cutOn < from || cut.cutOn > until || cut.cutOn > dayOf(clock.now())) throw new Problem('cut-outside-window');
  if (await hasSettled(db, cut.productId)) throw new Problem('covers-settled');
  await insertCut(db, cut, viewerOf(context).accountId, clock.now());
  return showCut(context, cut.id);
});
