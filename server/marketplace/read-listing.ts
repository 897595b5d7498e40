import { readListing as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { findListing } from './listing-store.ts';
import { showListings } from './show-listings.ts';

export const readListing = handle(contract, async ({ listingId }, { db, clock }) => {
  const found = await findListing(db, listingId);
  const [shown] = found === null ? [] : await showListings(db, [found], clock.now());
  if (shown === undefined) throw new Problem('not-found');
  return shown;
});
