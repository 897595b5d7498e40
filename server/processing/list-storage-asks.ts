import { listStorageAsks as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findWaitingAsks } from './storage-ask-store.ts';

export const listStorageAsks = handle(contract, ({ companyId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findWaitingAsks(db, companyId, after, limit)),
);
