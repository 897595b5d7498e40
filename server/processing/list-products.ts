import { listProducts as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findProducts } from './product-store.ts';

export const listProducts = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findProducts(db, companyId, after, limit)),
);
