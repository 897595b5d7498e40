import { listPurchases as contract } from '@shuka/domain/marketplace';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { keepersOf } from './keepers-of.ts';
import { findPurchasesOfKeepers } from './purchase-store.ts';
import { showPurchaseLines } from './show-purchases.ts';

export const listPurchases = handle(contract, async ({ after, limit }, context) => {
  const { db } = context;
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const keeperIds = await keepersOf(db, viewerOf(context));
  const found = await findPurchasesOfKeepers(db, keeperIds, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showPurchaseLines(db, items, 'seller'), next };
});
