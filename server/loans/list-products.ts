import { listProducts as contract } from '@shuka/domain/loans';
import { handle } from '#kit/route.ts';
import { mayLend } from './may-lend.ts';
import { findProducts } from './product-store.ts';

export const listProducts = handle(contract, async (_input, context) => {
  const items = (await findProducts(context.db)).filter(({ isOpen }) => isOpen);
  return { items, mayLend: await mayLend(context, context.db) };
});
