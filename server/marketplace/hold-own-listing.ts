import type { OwnListing } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { findListing, holdListing, type ListingRow } from './listing-store.ts';
import { showOwnListings } from './show-listings.ts';

type Which = { readonly keeperId: string; readonly listingId: string };

/** A farmer's listing with its row locked. @throws Problem `not-found` for one of another farmer, or none. */
export const holdOwnListing = async ({ db }: Context, { keeperId, listingId }: Which): Promise<ListingRow> => {
  const listing = await holdListing(db, listingId);
  if (listing === null || listing.keeperId !== keeperId) throw new Problem('not-found');
  return listing;
};

/** The same to look at. @throws Problem `not-found`. */
export const readOwn = async ({ db, clock }: Context, { keeperId, listingId }: Which): Promise<OwnListing> => {
  const listing = await findListing(db, listingId);
  const [shown] = listing?.keeperId === keeperId ? await showOwnListings(db, [listing], clock.now()) : [];
  if (shown === undefined) throw new Problem('not-found');
  return shown;
};
