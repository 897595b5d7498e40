import { checkProduct, limitsOfLoans, setProduct as contract } from '@shuka/domain/loans';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { inForce } from '#settings';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findProduct, insertProduct } from './product-store.ts';

export const setProduct = handle(
  contract,
  async ({ productId, after, password: _password, ...draft }, context) => {
    const { db, clock } = context;
    const { values: limits } = await inForce(db, limitsOfLoans, clock.now());
    const refused = checkProduct(draft, limits);
    if (refused !== null) throw refusedField(refused.field, refused.says);
    const newest = (await findProduct(db, productId))?.version ?? 0;
    const product = { productId, version: after + 1, ...draft };
    const saidBy = viewerOf(context).accountId;
    const isFirst = newest === after;
    if (!isFirst || !(await insertProduct(db, product, saidBy, clock.now(), limits.mostPenaltyOfPrincipalPpm)))
      throw new Problem('product-changed');
    return product;
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
