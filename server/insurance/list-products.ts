import { listProducts as contract } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { standingOf } from './may-insure.ts';
import { pageOf } from '#kit/page-of.ts';
import { findProducts, showProduct } from './product-store.ts';

export const listProducts = handle(contract, async (asked, context) => {
  const today = dayOf(context.clock.now());
  const found = await pageOf(asked, async (after, limit) =>
    (await findProducts(context.db, after, limit)).map((one) => showProduct(one, today)),
  );
  return { ...found, ...(await standingOf(context)) };
});
