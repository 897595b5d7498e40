import { listMoney as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findMoney } from './sale-store.ts';

export const listMoney = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findMoney(db, companyId, after, limit)),
);
