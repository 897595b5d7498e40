import { checkLines, placeOrder as contract, sumOfLines } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { readOrder } from './do-with-order.ts';
import { isSellingNow } from './shop-store.ts';
import { linesOf } from './lines-of.ts';
import { insertOrder, insertOrderEvent } from './order-store.ts';

export const placeOrder = handle(contract, async ({ id, keeperId, companyId, lines: asked, note }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  checkLines(asked);
  if (!(await isSellingNow(db, companyId, dayOf(now)))) throw new Problem('not-on-sale');
  const lines = await linesOf(context, companyId, asked);
  const by = viewerOf(context).accountId;
  await insertOrder(db, { id, keeperId, companyId, lines, totalKobo: sumOfLines(lines), by, now });
  const event = { id: newId(), orderId: id, act: 'placed', byId: by, side: 'farmer', text: note, now } as const;
  await insertOrderEvent(db, event);
  return readOrder(db, id);
});
