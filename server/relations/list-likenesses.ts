import { listLikenesses as contract } from '@shuka/domain/relations';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPairs, type After, type Pair } from './likeness-store.ts';
import { showPairs } from './show-pairs.ts';

/** Where a page of pairs begins that was asked for. */
export const afterOf = (after: string | undefined): After | null => {
  const [score, id] = cursorParts(after, ['number', 'id']) ?? [];
  return score === undefined || id === undefined ? null : [score, id];
};

/** Where the page after this pair begins. */
export const keyOfPair = ({ score, id }: Pair): string[] => [String(score), id];

export const listLikenesses = handle(contract, async ({ after, limit, state = 'open' }, context) => {
  const found = await findPairs(context.db, state, afterOf(after), limitOf(limit) + 1);
  const { items, next } = cutPage(found, limitOf(limit), keyOfPair);
  return { items: await showPairs(context.db, items, viewerOf(context).accountId), next };
});
