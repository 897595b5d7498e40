import { listUpdates as contract } from '@shuka/domain/settings';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findUpdates, updateFor } from './update-store.ts';

export const listUpdates = handle(contract, async ({ after, limit }, { db, language }) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const found = await findUpdates(db, parts === null ? null : [parts[0] ?? '', parts[1] ?? ''], size + 1);
  const { items, next } = cutPage(found, size, ({ postedAt, id }) => [postedAt, id]);
  return { items: items.map((one) => updateFor(one, language)), next };
});
