import { listProgrammes as contract } from '@shuka/domain/integrations';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findProgrammes } from './programme-store.ts';

export const listProgrammes = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findProgrammes(db, afterId, size + 1), size, ({ id }) => [id]);
});
