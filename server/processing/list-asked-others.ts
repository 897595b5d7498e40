import { listAskedOthers as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findRequests } from './request-store.ts';

export const listAskedOthers = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findRequests(db, { companyId }, after, limit)),
);
