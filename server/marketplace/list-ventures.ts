import { listVentures as contract } from '@shuka/domain/marketplace';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findVentures } from './mill-store.ts';

export const listVentures = handle(contract, async ({ search = '', stateCode = '', after, limit }, { db }) => {
  const size = limitOf(limit);
  const key = cursorParts(after, ['moment', 'id']);
  const found = await findVentures(db, { search, stateCode, after: key, limit: size + 1 });
  return cutPage(found, size, ({ openSince, businessId }) => [openSince, businessId]);
});
