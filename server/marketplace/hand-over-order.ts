import { handOverOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';
import { updateOrder } from './order-store.ts';

export const handOverOrder = handle(contract, ({ orderId, payment, note }, context) =>
  doWithOrder(context, orderId, { act: 'handed-over', text: note }, () =>
    updateOrder(context.db, orderId, { state: 'handed-over', payment }),
  ),
);
