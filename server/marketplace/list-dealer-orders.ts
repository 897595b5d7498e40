import { listDealerOrders as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOrdersAt } from './order-store.ts';

export const listDealerOrders = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findOrdersAt(db, companyId, { after: afterId, limit: size + 1 });
  return cutPage(found, size, ({ id }) => [id]);
});
