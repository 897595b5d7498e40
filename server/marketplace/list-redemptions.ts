import { listRedemptions as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findRedemptionsAt } from './voucher-store.ts';

export const listRedemptions = handle(contract, async ({ companyId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findRedemptionsAt(db, companyId, afterId, size + 1), size, ({ id }) => [id]);
});
