import { answerPurchase as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { kilogramsLeft } from '@shuka/domain/lots';
import { promiseLots } from '#lots';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { insertAgreement, insertShares } from './agreement-store.ts';
import { doWithPurchase } from './do-with-purchase.ts';
import { countPurchases, findListing } from './listing-store.ts';
import { updatePurchase, type PurchaseRow } from './purchase-store.ts';

/** Makes an order an agreement: its terms are frozen, and its lot is promised to nobody else. */
const agree = async ({ db, clock, ...context }: Context, purchase: PurchaseRow): Promise<void> => {
  const now = clock.now();
  const { id, listingId, companyId, keeperId, lotId, grams, koboPerKilogram, totalKobo, day, payWithinDays } = purchase;
  if (day < dayOf(now)) throw new Problem('order-day-over');
  const left = (await findListing(db, listingId))?.leftGrams ?? 0;
  if (grams > left) throw new Problem('lot-promised', { values: { left: kilogramsLeft(left) } });
  await promiseLots(db, id, [{ lotId, keeperId, grams }], now);
  const agreedBy = viewerOf(context).accountId;
  const terms = { companyId, koboPerKilogram, grams, totalKobo, day, payWithinDays, agreedBy, now };
  await insertAgreement(db, { ...terms, answerId: id, bidNumber: null });
  await insertShares(db, id, day, [{ lotId, keeperId, grams, kobo: totalKobo }]);
  await countPurchases(db, listingId, { waiting: -1, leftGrams: -grams });
};

export const answerPurchase = handle(contract, async ({ id, purchaseId, isAccepted, reason }, context) => {
  if (!isAccepted && reason === '') throw refusedField('reason', 'demand.reasonRequired');
  const act = isAccepted ? 'accepted' : 'refused';
  return doWithPurchase(context, purchaseId, { id, act, text: reason }, async (purchase) => {
    if (isAccepted) await agree(context, purchase);
    else await countPurchases(context.db, purchase.listingId, { waiting: -1 });
    await updatePurchase(context.db, purchaseId, { state: act });
  });
});
