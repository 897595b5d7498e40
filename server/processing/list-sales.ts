import { listSales as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findSales } from './sale-store.ts';

export const listSales = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findSales(db, companyId, after, limit)),
);
