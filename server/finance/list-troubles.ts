import { listTroubles as contract } from '@shuka/domain/finance';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { showTroubles } from './show-trouble.ts';
import { findTroubles } from './trouble-store.ts';

export const listTroubles = handle(contract, async ({ state = 'open', after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const found = await findTroubles(db, { state, after: from, limit: size + 1 });
  const { items, next } = cutPage(found, size, ({ id }) => [id]);
  return { items: await showTroubles(db, items), next };
});
