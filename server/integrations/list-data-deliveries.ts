import { listDataDeliveries as contract, weighedOf } from '@shuka/domain/integrations';
import { pageDeliveries } from '#processing';
import { companyOfKey } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';

export const listDataDeliveries = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const [before = null] = cursorParts(after, ['id']) ?? [];
  const found = await pageDeliveries(context.db, companyOfKey(context), before, size + 1);
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: items.map(weighedOf), next };
});
