import { listOwnListings as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findOwnListings } from './listing-list-store.ts';
import { showOwnListings } from './show-listings.ts';

export const listOwnListings = handle(contract, async ({ keeperId, after, limit }, { db, clock }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findOwnListings(db, keeperId, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showOwnListings(db, items, clock.now()), next };
});
