import { listOwnDemands as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOwnDemands } from './demand-list-store.ts';
import { showDemands } from './show-demands.ts';

export const listOwnDemands = handle(contract, async ({ companyId, after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findOwnDemands(db, companyId, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showDemands(db, items, clock.now()), next };
});
