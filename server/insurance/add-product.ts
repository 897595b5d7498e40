import { addProduct as contract, checkTerms } from '@shuka/domain/insurance';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandPassword } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findProduct, insertProduct, showProduct } from './product-store.ts';

export const addProduct = handle(
  contract,
  async ({ id, productId, after, terms }, context) => {
    const { db, clock } = context;
    const today = dayOf(clock.now());
    checkTerms(terms, today);
    const newest = (await findProduct(db, productId))?.version ?? 0;
    const draft = { id, productId, version: after + 1, terms };
    if (newest !== after || !(await insertProduct(db, draft, viewerOf(context).accountId, clock.now())))
      throw new Problem('product-changed');
    const added = await findProduct(db, productId);
    if (added === null) throw new Problem('not-found');
    return showProduct(added, today);
  },
  { prepare: ({ password }, context) => demandPassword(context, password) },
);
