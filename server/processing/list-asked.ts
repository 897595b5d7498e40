import { listAsked as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findRequests } from './request-store.ts';

export const listAsked = handle(contract, ({ keeperId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findRequests(db, { keeperId }, after, limit)),
);
