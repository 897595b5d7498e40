import { handOverPurchase as contract } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { doWithPurchase } from './do-with-purchase.ts';
import { updatePurchase } from './purchase-store.ts';

export const handOverPurchase = handle(contract, ({ id, purchaseId, grams, note }, context) =>
  doWithPurchase(context, purchaseId, { id, act: 'handed-over', text: note, grams }, async () => {
    const handed = { grams, on: dayOf(context.clock.now()) };
    await updatePurchase(context.db, purchaseId, { state: 'handed-over', handed });
  }),
);
