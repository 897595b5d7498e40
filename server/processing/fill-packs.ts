import { fillPacks as contract } from '@shuka/domain/processing';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findJob } from './job-store.ts';
import { takeOutput } from './output-store.ts';
import { addStock, findPack, insertFilling } from './pack-store.ts';
import { showProduct } from './show-product.ts';

export const fillPacks = handle(contract, async ({ companyId, ...filling }, context) => {
  const { db, clock } = context;
  const { packId, jobId, part, packs } = filling;
  const pack = await findPack(db, companyId, packId);
  if (pack === null || (await findJob(db, companyId, jobId)) === null) throw new Problem('not-found');
  if (!(await takeOutput(db, jobId, part, pack.grams * packs))) throw new Problem('not-enough-output');
  await addStock(db, filling);
  await insertFilling(db, filling, viewerOf(context).accountId, clock.now());
  return showProduct(db, companyId, pack.productId);
});
