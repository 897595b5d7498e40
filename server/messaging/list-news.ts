import { listNews as contract } from '@shuka/domain/messaging';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findNews } from './broadcast-store.ts';

export const listNews = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const [last = null] = cursorParts(after, ['id']) ?? [];
  const found = await findNews(context.db, viewerOf(context).accountId, { after: last, limit: size + 1 });
  return cutPage(found, size, ({ id }) => [id]);
});
