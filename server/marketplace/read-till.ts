import { mostGoods, readTill as contract, toldSince, voucherLimits } from '@shuka/domain/marketplace';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { handle } from '#kit/route.ts';
import { findShelf } from './shop-store.ts';
import { voucherKey } from './sign-voucher.ts';
import { findSpentAt } from './voucher-store.ts';

export const readTill = handle(contract, async ({ companyId }, { db, clock, secrets }) => {
  const now = clock.now();
  const today = dayOf(now);
  const shelf = await findShelf(db, companyId, { after: null, limit: mostGoods, today });
  return {
    companyId,
    publicKey: voucherKey(secrets),
    mostWaitingKobo: voucherLimits.mostWaitingKobo,
    goods: shelf.map(({ id, name, packSize, packUnit, stockPacks }) => ({ id, name, packSize, packUnit, stockPacks })),
    spentIds: await findSpentAt(db, companyId, toldSince(today)),
    readAt: now.toISOString(),
  };
});
