import { listLots as contract } from '@shuka/domain/lots';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLots } from './store.ts';

export const listLots = handle(contract, async ({ keeperId, after, limit }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findLots(context.db, keeperId, afterId, size + 1);
  return cutPage(found, size, (lot) => [lot.id]);
});
