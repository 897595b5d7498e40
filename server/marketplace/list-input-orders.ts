import { listInputOrders as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOrdersOf } from './order-store.ts';

export const listInputOrders = handle(contract, async ({ keeperId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findOrdersOf(db, keeperId, { after: afterId, limit: size + 1 });
  return cutPage(found, size, ({ id }) => [id]);
});
