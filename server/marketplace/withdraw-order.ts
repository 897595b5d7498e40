import { withdrawOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';
import { updateOrder } from './order-store.ts';

export const withdrawOrder = handle(contract, ({ orderId }, context) =>
  doWithOrder(context, orderId, { act: 'withdrawn', text: '' }, () =>
    updateOrder(context.db, orderId, { state: 'withdrawn' }),
  ),
);
