import { listRequests as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findRequests } from './request-store.ts';

export const listRequests = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findRequests(db, { millId: companyId }, after, limit)),
);
