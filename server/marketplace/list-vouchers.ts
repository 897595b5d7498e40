import { listVouchers as contract } from '@shuka/domain/marketplace';
import { cursorParts, cutPage, limitOf } from '#kit/page.ts';
import { handle } from '#kit/route.ts';
import { findVouchersOf } from './voucher-store.ts';

export const listVouchers = handle(contract, async ({ keeperId, after, limit }, { db }) => {
  const size = limitOf(limit);
  const [afterId = null] = cursorParts(after, ['id']) ?? [];
  return cutPage(await findVouchersOf(db, keeperId, afterId, size + 1), size, ({ id }) => [id]);
});
