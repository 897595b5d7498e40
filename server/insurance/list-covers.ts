import { listCovers as contract } from '@shuka/domain/insurance';
import { handle } from '#kit/route.ts';
import { findCovers } from './cover-store.ts';
import { pageOf } from '#kit/page-of.ts';
import { showCovers } from './show-covers.ts';

export const listCovers = handle(contract, ({ keeperId, ...asked }, context) =>
  pageOf(asked, async (after, limit) => showCovers(context, await findCovers(context.db, [keeperId], after, limit))),
);
