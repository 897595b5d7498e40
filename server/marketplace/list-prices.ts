import { listPrices as contract } from '@shuka/domain/marketplace';
import { cutPage, cursorParts, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findQuotations } from './board-store.ts';

export const listPrices = handle(contract, async ({ crop = '', stateCode = '', lga = '', after, limit }, { db }) => {
  const size = limitOf(limit);
  const key = cursorParts(after, ['moment', 'id']);
  const found = await findQuotations(db, { crop, stateCode, lga, after: key, limit: size + 1 });
  return cutPage(found, size, ({ day, id }) => [`${day}T00:00:00Z`, id]);
});
