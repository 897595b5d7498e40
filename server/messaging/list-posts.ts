import { listPosts as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPosts } from './post-store.ts';

export const listPosts = handle(contract, async ({ roomId, after, limit }, context) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['number']);
  const found = await findPosts(context.db, {
    roomId,
    readerId: viewerOf(context).accountId,
    before: parts === null ? null : Number(parts[0]),
    limit: size + 1,
  });
  return cutPage(found, size, ({ number }) => [String(number)]);
});
