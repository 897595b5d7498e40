import { listDeliveries as contract } from '@shuka/domain/processing';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { pageDeliveries } from './delivery-rows.ts';

export const listDeliveries = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [before = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await pageDeliveries(db, companyId, before, size + 1), size, ({ id }) => [id]);
});
