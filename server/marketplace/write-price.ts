import type { SeenPrice } from '@shuka/domain/marketplace';
import type { Db } from '#kit/db.ts';
import { holdMarkets } from './market-store.ts';
import { insertPrices, type Said } from './price-store.ts';
import { holdQuotations, showNewest } from './quotation-store.ts';

/**
 * Writes a price that somebody saw, in the caller's transaction, and has the board show it where it is the newest.
 * @throws Problem `too-many-markets` for one at a market too many.
 */
export const writeSeenPrice = async (db: Db, price: SeenPrice, said: Said, now: Date): Promise<void> => {
  const { market, stateCode, lga, goods, kind, unit } = price;
  const [marketId = ''] = await holdMarkets(db, [{ market, stateCode, lga, at: null }], said.source, now);
  const [quotationId = ''] = (await holdQuotations(db, [{ marketId, goods, kind, unit }])).values();
  await insertPrices(db, [{ ...price, quotationId }], said, now);
  await showNewest(db, [quotationId]);
};
