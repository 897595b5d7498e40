import { listSeasons as contract } from '@shuka/domain/seasons';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findSeasonsOf } from './store.ts';

export const listSeasons = handle(contract, async ({ farmId, after, limit }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findSeasonsOf(context.db, farmId, afterId, size + 1);
  return cutPage(found, size, (season) => [season.id]);
});
