import { listShelf as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findShelf } from './shop-store.ts';

export const listShelf = handle(contract, async ({ companyId, after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findShelf(db, companyId, { after: afterId, limit: size + 1, today: dayOf(clock.now()) });
  return cutPage(found, size, ({ id }) => [id]);
});
