import { listContactMessages as contract } from '@shuka/domain/messaging';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findContactMessages } from './store.ts';

export const listContactMessages = handle(contract, async ({ state, after, limit }, context) => {
  const size = limitOf(limit);
  const parts = cursorParts(after, ['moment', 'id']);
  const found = await findContactMessages(context.db, {
    state,
    after: parts === null ? null : [parts[0] ?? '', parts[1] ?? ''],
    limit: size + 1,
  });
  return cutPage(found, size, (message) => [message.receivedAt, message.id]);
});
