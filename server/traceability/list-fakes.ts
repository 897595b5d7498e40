import { listFakes as contract } from '@shuka/domain/traceability';
import { pageOf } from '#kit/page-of.ts';
import { handle } from '#kit/route.ts';
import { findReportsOf } from './genuine-store.ts';

export const listFakes = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (before, limit) => findReportsOf(db, companyId, before, limit)),
);
