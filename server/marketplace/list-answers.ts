import { listAnswers as contract } from '@shuka/domain/marketplace';
import { viewerOf } from '#kit/context.ts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findLinesOf } from './answer-list-store.ts';
import { keepersOf } from './keepers-of.ts';
import { showLines } from './show-lines.ts';

export const listAnswers = handle(contract, async ({ after, limit }, context) => {
  const { db, clock } = context;
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  const keeperIds = await keepersOf(db, viewerOf(context));
  const found = await findLinesOf(db, keeperIds, { after: afterId, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showLines(db, items, { isBuyer: false, now: clock.now() }), next };
});
