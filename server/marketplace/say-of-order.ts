import { sayOfOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { doWithOrder } from './do-with-order.ts';

export const sayOfOrder = handle(contract, ({ id, orderId, text }, context) =>
  doWithOrder(context, orderId, { act: 'said', text, id }, async () => undefined),
);
