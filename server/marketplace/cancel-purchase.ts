import { cancelPurchase as contract } from '@shuka/domain/marketplace';
import { endPromises } from '#lots';
import { handle } from '#kit/route.ts';
import { excuseShares } from './agreement-store.ts';
import { doWithPurchase } from './do-with-purchase.ts';
import { countPurchases } from './listing-store.ts';
import { updatePurchase } from './purchase-store.ts';

export const cancelPurchase = handle(contract, async ({ id, purchaseId, reason }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  return doWithPurchase(context, purchaseId, { id, act: 'cancelled', text: reason }, async (purchase, side) => {
    const { state, listingId, grams } = purchase;
    if (state === 'accepted') {
      await endPromises(db, purchaseId, now);
      // What the buyer called off is no word that the farmer broke.
      if (side === 'buyer') await excuseShares(db, purchaseId, now);
      await countPurchases(db, listingId, { leftGrams: grams });
    } else await countPurchases(db, listingId, { waiting: -1 });
    await updatePurchase(db, purchaseId, { state: 'cancelled' });
  });
});
