import { listPayouts as contract } from '@shuka/domain/finance';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPayouts } from './payout-store.ts';
import { showAskedPayouts } from './show-payout.ts';

export const listPayouts = handle(contract, async ({ state, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findPayouts(db, { state, after: from, limit: size + 1 }), size, ({ id }) => [
    id,
  ]);
  return { items: await showAskedPayouts(db, items), next };
});
