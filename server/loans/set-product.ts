import { checkProduct, setProduct as contract } from '@shuka/domain/loans';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findProduct, insertProduct } from './product-store.ts';

export const setProduct = handle(
  contract,
  async ({ productId, after, password: _password, ...draft }, context) => {
    const { db, clock } = context;
    const refused = checkProduct(draft);
    if (refused !== null) throw refusedField(refused.field, refused.says);
    const newest = (await findProduct(db, productId))?.version ?? 0;
    const product = { productId, version: after + 1, ...draft };
    if (newest !== after || !(await insertProduct(db, product, viewerOf(context).accountId, clock.now())))
      throw new Problem('product-changed');
    return product;
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
