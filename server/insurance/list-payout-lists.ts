import { listPayoutLists as contract } from '@shuka/domain/insurance';
import { handle } from '#kit/route.ts';
import { findLists } from './list-store.ts';
import { pageOf } from '#kit/page-of.ts';
import { showLists } from './show-lists.ts';

export const listPayoutLists = handle(contract, (asked, { db }) =>
  pageOf(asked, async (after, limit) => showLists(db, await findLists(db, after, limit))),
);
