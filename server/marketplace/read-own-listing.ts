import { readOwnListing as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { readOwn } from './hold-own-listing.ts';
import { findListingVersions } from './listing-store.ts';
import { nameById } from './name-by-id.ts';
import { findPurchasesOfListing } from './purchase-store.ts';
import { showPurchaseLines } from './show-purchases.ts';

export const readOwnListing = handle(contract, async ({ keeperId, listingId, after, limit }, context) => {
  const { db } = context;
  const listing = await readOwn(context, { keeperId, listingId });
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const found = await findPurchasesOfListing(db, listingId, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  const versions = await findListingVersions(db, listingId);
  const nameOf = await nameById(
    db,
    versions.map(({ byId }) => byId),
  );
  return {
    listing,
    versions: versions.map(({ byId, ...rest }) => ({ ...rest, byName: nameOf(byId) })),
    purchases: { items: await showPurchaseLines(db, items, 'seller'), next },
  };
});
