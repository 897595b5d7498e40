import { listMyLikenesses as contract } from '@shuka/domain/relations';
import { viewerOf } from '#kit/context.ts';
import { cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPairsOfManager } from './likeness-store.ts';
import { afterOf, keyOfPair } from './list-likenesses.ts';
import { showPairs } from './show-pairs.ts';

export const listMyLikenesses = handle(contract, async ({ after, limit }, context) => {
  const { accountId } = viewerOf(context);
  const found = await findPairsOfManager(context.db, accountId, afterOf(after), limitOf(limit) + 1);
  const { items, next } = cutPage(found, limitOf(limit), keyOfPair);
  return { items: await showPairs(context.db, items, accountId), next };
});
