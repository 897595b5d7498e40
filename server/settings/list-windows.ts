import { listWindows as contract } from '@shuka/domain/settings';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findWindows } from './window-store.ts';

export const listWindows = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const found = await findWindows(db, parts === null ? null : [parts[0] ?? '', parts[1] ?? ''], size + 1);
  return cutPage(found, size, ({ from, id }) => [from, id]);
});
