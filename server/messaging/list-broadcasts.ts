import { listBroadcasts as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findBroadcasts } from './broadcast-store.ts';

export const listBroadcasts = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const { roles, accountId } = viewerOf(context);
  const [last = null] = cursorParts(after, ['id']) ?? [];
  const sentBy = roles.includes('admin') ? null : accountId;
  const found = await findBroadcasts(context.db, sentBy, { after: last, limit: size + 1 });
  return cutPage(found, size, ({ id }) => [id]);
});
