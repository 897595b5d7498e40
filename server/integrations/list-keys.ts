import { listKeys as contract } from '@shuka/domain/integrations';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findKeys } from './key-store.ts';

export const listKeys = handle(contract, async ({ holderId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findKeys(db, holderId, afterId, size + 1), size, ({ keyId }) => [keyId]);
});
