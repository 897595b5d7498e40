import { costOf, countPurchase as contract } from '@shuka/domain/marketplace';
import { goneStep } from '@shuka/domain/lots';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { endPromises, findLotsOf, writeStep } from '#lots';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { doWithPurchase } from './do-with-purchase.ts';
import { updatePurchase, type PurchaseRow } from './purchase-store.ts';
import { recordDelivery } from './record-delivery.ts';

type Sold = { readonly grams: number; readonly on: string };

/** What was sold leaves the lot. What its farmer wrote off before is not written off twice. */
const takeFromLot = async (context: Context, { keeperId, lotId }: PurchaseRow, { grams, on }: Sold): Promise<void> => {
  const { db, clock } = context;
  const lot = (await findLotsOf(db, [{ lotId, keeperId }])).get(lotId);
  if (lot === undefined || lot.leftGrams === 0) return;
  const gone = { grams: Math.min(grams, lot.leftGrams), reason: 'sold' } as const;
  const happenedOn = on < lot.bornOn ? lot.bornOn : on;
  const maker = { by: viewerOf(context).accountId, now: clock.now() };
  await writeStep(db, goneStep({ id: newId(), keeperId, lotId, happenedOn, gone, note: '' }, maker), [lot]);
};

export const countPurchase = handle(contract, async ({ id, purchaseId, grams, note }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  return doWithPurchase(context, purchaseId, { id, act: 'counted', text: note, grams }, async (purchase) => {
    const { lotId, koboPerKilogram, handedOn } = purchase;
    const deliveredOn = handedOn ?? dayOf(now);
    const amountKobo = costOf(grams, koboPerKilogram);
    await recordDelivery(db, { id: newId(), answerId: purchaseId, lotId, grams, amountKobo, deliveredOn }, now);
    await endPromises(db, purchaseId, now);
    await takeFromLot(context, purchase, { grams, on: deliveredOn });
    await updatePurchase(db, purchaseId, { state: 'received', countedGrams: grams });
  });
});
