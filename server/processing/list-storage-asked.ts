import { listStorageAsked as contract } from '@shuka/domain/processing';
import { handle } from '#kit/route.ts';
import { pageOf } from '#kit/page-of.ts';
import { findAsksOf } from './storage-ask-store.ts';

export const listStorageAsked = handle(contract, ({ keeperId, ...asked }, { db }) =>
  pageOf(asked, (after, limit) => findAsksOf(db, keeperId, after, limit)),
);
