import { Problem } from '@shuka/domain/kit/problem.ts';
import { newSeenPrice, type PriceDraft } from '@shuka/domain/marketplace';
import type { Db } from '#kit/db.ts';
import { judgeListed } from './judge-price.ts';
import { holdMarkets } from './market-store.ts';
import { findQuotationsOf, insertPrices, insertWithdrawals } from './price-store.ts';
import { holdQuotations, pricedKey, showNewest } from './quotation-store.ts';

const firstOfEach = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.toReversed().map((item) => [keyOf(item), item])).values(),
];

const marketOf = ({ market, stateCode, lga }: PriceDraft): string => JSON.stringify([stateCode, lga, market]);

/**
 * Writes prices of a list as seen by whoever confirmed it, as `writeSeenPrice` does for one.
 * @throws Problem `too-many-markets` for one at a market too many, `too-low` or `too-high` for one outside what held on its
 * day; then none is written.
 */
export const writeListedPrices = async (
  db: Db,
  drafts: readonly PriceDraft[],
  byId: string,
  now: Date,
): Promise<void> => {
  const fault = (await judgeListed(db, drafts)).find((one) => one !== null);
  if (fault !== undefined) throw new Problem(fault);
  const named = firstOfEach(drafts, marketOf);
  const marketIds = await holdMarkets(
    db,
    named.map(({ market, stateCode, lga }) => ({ market, stateCode, lga, at: null })),
    'seen',
    now,
  );
  const idOf = new Map(named.map((one, at) => [marketOf(one), marketIds[at] ?? '']));
  const priced = drafts.map((draft) => ({ ...newSeenPrice(draft, now), marketId: idOf.get(marketOf(draft)) ?? '' }));
  const quotationIds = await holdQuotations(db, firstOfEach(priced, pricedKey));
  const written = priced.map((one) => ({ ...one, quotationId: quotationIds.get(pricedKey(one)) ?? '' }));
  await insertPrices(db, written, { source: 'seen', enteredBy: byId, importId: null }, now);
  await showNewest(db, [...new Set(quotationIds.values())]);
};

/** Withdraws prices of a list that is taken back; those withdrawn before stay as they are. @returns which count no more by this. */
export const withdrawListedPrices = async (
  db: Db,
  priceIds: readonly string[],
  { reason, byId, now }: { readonly reason: string; readonly byId: string; readonly now: Date },
): Promise<string[]> => {
  const quotationIds = await findQuotationsOf(db, priceIds);
  const withdrawn = await insertWithdrawals(db, priceIds, reason, byId, now);
  await showNewest(db, quotationIds);
  return withdrawn;
};
