import { checkListing, listingOpen, reviseListing as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findFreeGrams, findLotsOf } from '#lots';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdOwnListing, readOwn } from './hold-own-listing.ts';
import { insertListingVersion, updateListingTerms } from './listing-store.ts';

export const reviseListing = handle(contract, async (input, context) => {
  const { id: _id, keeperId, listingId, seenVersion, ...terms } = input;
  const { db, clock } = context;
  const [now, by] = [clock.now(), viewerOf(context).accountId];
  const { lotId, closedAt, version } = await holdOwnListing(context, { keeperId, listingId });
  // One whose last day went by may be offered anew; one that was taken off stays off.
  listingOpen({ ...terms, closedAt }, now);
  if (version !== seenVersion) throw new Problem('listing-changed');
  await findLotsOf(db, [{ lotId, keeperId }]);
  checkListing(terms, (await findFreeGrams(db, [lotId])).get(lotId) ?? 0, now);
  await updateListingTerms(db, listingId, version + 1, terms);
  await insertListingVersion(db, listingId, { version: version + 1, terms, by, now });
  return readOwn(context, { keeperId, listingId });
});
