import { listReversals as contract } from '@shuka/domain/finance';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findReversals } from './reversal-store.ts';
import { showReversals } from './show-reversal.ts';

export const listReversals = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findReversals(db, from, size + 1), size, ({ id }) => [id]);
  return { items: await showReversals(db, items), next };
});
