import { listExtensionWorkers as contract } from '@shuka/domain/accounts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findExtensionWorkers } from './mill-word-store.ts';

export const listExtensionWorkers = handle(contract, async ({ search = '', stateCode = '', after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findExtensionWorkers(db, { search, stateCode, after: afterId, limit: size + 1 });
  return cutPage(found, size, ({ managerId }) => [managerId]);
});
