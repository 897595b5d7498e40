import { answerOrder as contract, type InputOrder } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';
import { holdGoods, insertStockLine } from './good-store.ts';
import { updateOrder } from './order-store.ts';

/** Takes the packs of an order from the shelf. @throws Problem `not-in-stock` when one is not there any more. */
const takeFromShelf = async (context: Context, { id: ofId, companyId, lines }: InputOrder): Promise<void> => {
  const { db, clock } = context;
  const at = clock.now();
  const goods = await holdGoods(
    db,
    companyId,
    lines.map(({ goodId }) => goodId),
    dayOf(at),
  );
  const byId = viewerOf(context).accountId;
  for (const { goodId, packs, name } of lines) {
    const { stockPacks = 0, promisedPacks = 0 } = goods.get(goodId) ?? {};
    if (packs > stockPacks - promisedPacks) throw new Problem('not-in-stock', { values: { name } });
    await insertStockLine(db, { id: newId(), goodId, packs: -packs, reason: 'order', ofId, byId, at });
  }
};

export const answerOrder = handle(contract, async ({ orderId, isAccepted, reason }, context) => {
  if (!isAccepted && reason === '') throw refusedField('reason', 'inputs.declineRequired');
  const act = isAccepted ? 'accepted' : 'declined';
  return doWithOrder(context, orderId, { act, text: reason }, async (order) => {
    if (isAccepted) await takeFromShelf(context, order);
    await updateOrder(context.db, orderId, { state: act });
  });
});
