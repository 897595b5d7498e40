import { listPlots as contract } from '@shuka/domain/farms';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPlotsOf } from './plot-store.ts';

export const listPlots = handle(contract, async ({ farmId, after, limit }, context) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findPlotsOf(context.db, farmId, afterId, size + 1);
  return cutPage(found, size, (plot) => [plot.id]);
});
