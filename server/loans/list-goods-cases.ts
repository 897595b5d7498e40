import { listGoodsCases as contract } from '@shuka/domain/loans';
import { fullNamesOf } from '#accounts';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findCases } from './goods-store.ts';

export const listGoodsCases = handle(contract, async ({ after, limit }, { db }) => {
  const size = limitOf(limit);
  const [from = null] = cursorParts(after, ['id']) ?? [];
  const { items, next } = cutPage(await findCases(db, from, size + 1), size, ({ itemId }) => [itemId]);
  const names = await fullNamesOf(
    db,
    items.map(({ keeperId }) => keeperId),
  );
  return { items: items.map(({ keeperId, ...one }) => ({ ...one, keeperName: names.get(keeperId) ?? '' })), next };
});
