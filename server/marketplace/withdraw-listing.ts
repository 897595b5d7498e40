import { withdrawListing as contract } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdOwnListing } from './hold-own-listing.ts';
import { closeListing } from './listing-store.ts';
import { insertPurchaseEvent, refuseWaiting } from './purchase-store.ts';
import { tellOther } from './tell-other.ts';

export const withdrawListing = handle(contract, async ({ keeperId, listingId, reason }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  await holdOwnListing(context, { keeperId, listingId });
  await closeListing(db, listingId, reason, now);
  const byId = viewerOf(context).accountId;
  for (const purchase of await refuseWaiting(db, listingId)) {
    const event = { id: newId(), act: 'refused', side: 'seller', byId, grams: null, kobo: null, text: reason } as const;
    await insertPurchaseEvent(db, purchase.id, { ...event, now });
    await tellOther(context, purchase, event);
  }
  return {};
});
