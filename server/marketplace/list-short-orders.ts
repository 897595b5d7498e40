import { listShortOrders as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findShortOrders } from './order-store.ts';

export const listShortOrders = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findShortOrders(db, { after: afterId, limit: size + 1 });
  return cutPage(found, size, ({ id }) => [id]);
});
