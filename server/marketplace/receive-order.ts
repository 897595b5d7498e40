import { countedOrder, receiveOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';
import { updateOrder } from './order-store.ts';

export const receiveOrder = handle(contract, ({ orderId, lines, note }, context) =>
  doWithOrder(context, orderId, { act: 'counted', text: note }, (order) =>
    updateOrder(context.db, orderId, countedOrder(order.lines, lines)),
  ),
);
