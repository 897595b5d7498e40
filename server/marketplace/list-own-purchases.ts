import { listOwnPurchases as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPurchasesOfCompany } from './purchase-store.ts';
import { showPurchaseLines } from './show-purchases.ts';

export const listOwnPurchases = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findPurchasesOfCompany(db, companyId, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showPurchaseLines(db, items, 'buyer'), next };
});
