import { listMyFarms as contract } from '@shuka/domain/farms';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findFarmsOf } from './store.ts';

export const listMyFarms = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findFarmsOf(context.db, viewerOf(context).accountId, afterId, size + 1);
  return cutPage(found, size, (farm) => [farm.id]);
});
