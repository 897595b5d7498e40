import { listContactRequests as contract } from '@shuka/domain/accounts';
import { viewerOf } from '#kit/context.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findContactRequests } from './contact-request-store.ts';

export const listContactRequests = handle(contract, async ({ after, limit }, context) => {
  const size = limitOf(limit);
  const page = { after: cursorParts(after, ['moment', 'id']), limit: size + 1 };
  const found = await findContactRequests(context.db, viewerOf(context).accountId, page);
  return cutPage(found, size, ({ askedAt, requestId }) => [askedAt, requestId]);
});
