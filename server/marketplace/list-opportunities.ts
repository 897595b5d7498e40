import { listOpportunities as contract } from '@shuka/domain/marketplace';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOpportunities } from './opening-store.ts';

export const listOpportunities = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const found = await findOpportunities(db, { after: cursorParts(after, ['moment', 'id']), limit: size + 1 });
  return cutPage(found, size, ({ openSince, businessId }) => [openSince, businessId]);
});
