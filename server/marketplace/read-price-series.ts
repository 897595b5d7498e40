import { readPriceSeries as contract } from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findPoints, findPriced } from './board-store.ts';

export const readPriceSeries = handle(contract, async ({ quotationId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const key = cursorParts(after, ['moment', 'id']);
  const priced = await findPriced(db, quotationId);
  if (priced === null) throw new Problem('not-found');
  const found = await findPoints(db, quotationId, key, size + 1);
  return { ...priced, ...cutPage(found, size, ({ day, priceId }) => [`${day}T00:00:00Z`, priceId]) };
});
