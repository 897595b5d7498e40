import type { Listing, OwnListing } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import type { Db } from '#kit/db.ts';
import type { ListingRow } from './listing-store.ts';
import { findSellerTrust } from './trust-store.ts';

/** Listings with how their farmers deliver, as those see them whose they are. */
export const showOwnListings = async (db: Db, listings: readonly ListingRow[], now: Date): Promise<OwnListing[]> => {
  const trusts = await findSellerTrust(
    db,
    listings.map(({ keeperId }) => keeperId),
    dayOf(now),
  );
  return listings.map((one) => ({ ...one, sellerTrust: trusts.get(one.keeperId) ?? { kept: 0, of: 0 } }));
};

/** The same as buyers see them: not whose they are, nor which lot. */
export const showListings = async (db: Db, listings: readonly ListingRow[], now: Date): Promise<Listing[]> =>
  (await showOwnListings(db, listings, now)).map(
    ({ keeperId: _keeper, lotId: _lot, waiting: _waiting, ...rest }) => rest,
  );
