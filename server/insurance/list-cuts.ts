import { listCuts as contract } from '@shuka/domain/insurance';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findCuts, showCuts } from './cut-store.ts';
import { pageOf } from '#kit/page-of.ts';

export const listCuts = handle(contract, ({ productId, ...asked }, context) =>
  pageOf(asked, async (after, limit) =>
    showCuts(context.db, await findCuts(context.db, productId, after, limit), viewerOf(context).accountId),
  ),
);
