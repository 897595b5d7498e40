import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { listing, listingOrders, listingTerms, listingVersion, ownListing } from './listing-model.ts';
import { marketQuery } from './market-query.ts';
import { purchaseLine } from './purchase-model.ts';

const ofKeeper = { kind: 'farmer', idField: 'keeperId' } as const;
const limits = [{ by: 'account', times: 200, seconds: 3600 }] as const;
/** Who looks at what is for sale: approved processors and buyers, and the staff. */
const buyers = { 'agro-processor': 'any', admin: 'any' } as const;

export const postListing = endpoint({
  name: 'marketplace.postListing',
  method: 'POST',
  path: '/api/farmers/:keeperId/listings',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ id, keeperId: id, lotId: id, ...listingTerms.shape }),
  output: ownListing,
  errors: { 'no-such-lot': 409, 'listed-already': 409 },
  offline: 'never',
  audit: 'put produce up for sale',
  creates: true,
  limits,
  summary: 'Puts a lot of a farmer, or a part of it, up for sale at a price; buyers see its LGA and not whose it is',
});

export const reviseListing = endpoint({
  name: 'marketplace.reviseListing',
  method: 'POST',
  path: '/api/farmers/:keeperId/listings/:listingId/versions',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ id, keeperId: id, listingId: id, seenVersion: z.int(), ...listingTerms.shape }),
  output: ownListing,
  errors: { 'listing-changed': 409, 'listing-over': 409 },
  offline: 'never',
  audit: 'changed what is up for sale',
  creates: true,
  limits,
  summary: 'Says it anew, as the next version; what was ordered before keeps the price it was ordered at',
});

export const withdrawListing = endpoint({
  name: 'marketplace.withdrawListing',
  method: 'POST',
  path: '/api/farmers/:keeperId/listings/:listingId/closing',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ id, keeperId: id, listingId: id, reason: requiredText('demand.reasonRequired', 300) }),
  output: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'took produce off the market',
  limits,
  summary: 'Takes produce off the market; orders that wait end with the same reason, what was accepted stays',
});

export const listOwnListings = endpoint({
  name: 'marketplace.listOwnListings',
  method: 'GET',
  path: '/api/farmers/:keeperId/listings',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(ownListing),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a farmer has and had up for sale, the newest first, with how many orders wait',
});

export const readOwnListing = endpoint({
  name: 'marketplace.readOwnListing',
  method: 'GET',
  path: '/api/farmers/:keeperId/listings/:listingId',
  who: farmHands,
  object: ofKeeper,
  input: z.strictObject({ keeperId: id, listingId: id, ...pageQuery }),
  output: z.strictObject({ listing: ownListing, versions: z.array(listingVersion), purchases: page(purchaseLine) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One of them with every version of its terms, and its orders page by page, the newest first',
});

export const listListings = endpoint({
  name: 'marketplace.listListings',
  method: 'GET',
  path: '/api/listings',
  who: buyers,
  input: z.strictObject({ ...marketQuery, order: z.optional(z.enum(listingOrders)) }),
  output: page(listing),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What farmers have for sale now, the newest or the cheapest first; by crop, state, LGA and day',
});

export const readListing = endpoint({
  name: 'marketplace.readListing',
  method: 'GET',
  path: '/api/listings/:listingId',
  who: buyers,
  input: z.strictObject({ listingId: id }),
  output: listing,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One of them; also one that is over',
});
