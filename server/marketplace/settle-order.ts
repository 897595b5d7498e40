import { settleOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';
import { updateOrder } from './order-store.ts';

export const settleOrder = handle(contract, ({ orderId, text }, context) =>
  doWithOrder(context, orderId, { act: 'settled', text }, () => updateOrder(context.db, orderId, { state: 'settled' })),
);
