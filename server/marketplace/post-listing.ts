import { checkListing, postListing as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findGrowingPlaces } from '#farms';
import { findFreeGrams, findLotsOf } from '#lots';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readOwn } from './hold-own-listing.ts';
import { insertListing, insertListingVersion, isListed } from './listing-store.ts';

export const postListing = handle(contract, async ({ id, keeperId, lotId, ...terms }, context) => {
  const { db, clock } = context;
  const [now, by] = [clock.now(), viewerOf(context).accountId];
  // Whoever lists the same lot at once waits here for the other.
  const lot = (await findLotsOf(db, [{ lotId, keeperId }])).get(lotId);
  if (lot === undefined) throw new Problem('no-such-lot');
  if (await isListed(db, lotId, dayOf(now))) throw new Problem('listed-already');
  checkListing(terms, (await findFreeGrams(db, [lotId])).get(lotId) ?? 0, now);
  const [place] = await findGrowingPlaces(db, [{ keeperId, plotId: lot.plotId }]);
  const { stateCode = '', lga = '' } = place ?? {};
  await insertListing(db, { id, lot, where: { stateCode, lga }, terms, by, now });
  await insertListingVersion(db, id, { version: 1, terms, by, now });
  return readOwn(context, { keeperId, listingId: id });
});
