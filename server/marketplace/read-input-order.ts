import { readInputOrder as contract } from '@shuka/domain/marketplace';
import { handle } from '#kit/route.ts';
import { readOrder } from './do-with-order.ts';

export const readInputOrder = handle(contract, ({ orderId }, { db }) => readOrder(db, orderId));
