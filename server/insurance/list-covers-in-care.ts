import { listCoversInCare as contract } from '@shuka/domain/insurance';
import { findFarmersOf } from '#relations';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { findCovers } from './cover-store.ts';
import { pageOf } from '#kit/page-of.ts';
import { showCovers } from './show-covers.ts';

export const listCoversInCare = handle(contract, async (asked, context) => {
  const { db } = context;
  const farmers = await findFarmersOf(db, viewerOf(context).accountId);
  return pageOf(asked, async (after, limit) => showCovers(context, await findCovers(db, farmers, after, limit)));
});
