import { checkPurchaseAct, type Purchase, type PurchaseAct, type Side } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { holdListing } from './listing-store.ts';
import { findPurchase, holdPurchase, insertPurchaseEvent, type PurchaseRow } from './purchase-store.ts';
import { relationsToPurchase } from './relations-to-purchase.ts';
import { sideOf } from './show-answer.ts';
import { showPurchase } from './show-purchases.ts';
import { tellOther } from './tell-other.ts';

type Done = {
  readonly id: string;
  readonly act: Exclude<PurchaseAct, 'placed'>;
  readonly text: string;
  /** What was weighed, and what was paid; null where neither was. */
  readonly grams?: number | null;
  readonly kobo?: number | null;
};

/**
 * Does something with an order, its listing and itself locked in this order; writes it into the story and tells the other side.
 * @throws Problem `not-found`, `order-moved-on` as `checkPurchaseAct` does, and whatever `change` throws.
 */
export const doWithPurchase = async (
  context: Context,
  purchaseId: string,
  { grams = null, kobo = null, ...done }: Done,
  change: (purchase: PurchaseRow, side: Side) => Promise<void>,
): Promise<Purchase> => {
  const { db, clock } = context;
  const viewer = viewerOf(context);
  const seen = await findPurchase(db, purchaseId);
  if (seen !== null) await holdListing(db, seen.listingId);
  const purchase = await holdPurchase(db, purchaseId);
  const side = sideOf((await relationsToPurchase(db, viewer, purchaseId)) ?? []);
  if (purchase === null || side === null) throw new Problem('not-found');
  checkPurchaseAct(done.act, purchase.state, side);
  await change(purchase, side);
  const event = { ...done, side, byId: viewer.accountId, grams, kobo };
  await insertPurchaseEvent(db, purchaseId, { ...event, now: clock.now() });
  await tellOther(context, purchase, event);
  return showPurchase(context, purchaseId);
};
