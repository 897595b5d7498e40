import { listEntries as contract } from '@shuka/domain/finance';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findEntries } from './store.ts';

export const listEntries = handle(contract, async ({ keeperId, after, limit, ...filter }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findEntries(context.db, keeperId ?? viewerOf(context).accountId, filter, afterId, size + 1);
  return cutPage(found, size, (entry) => [entry.id]);
});
