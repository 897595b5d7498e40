import { feedingPlan, type FeedingAsk, type FeedingPlan } from './feeding.ts';
import { fertilisers } from './fertilisers.ts';
import type { SoldFertiliser, SoldGood } from './sold.ts';

/** A line of what to buy, with who sells it and what its bags cost; null where nobody near sells it now. */
export type Bought = FeedingPlan['buy'][number] & {
  readonly bagKilograms: number;
  readonly good: SoldGood | null;
  readonly kobo: number | null;
};

/** A plan by what is sold near. `kobo` is what all of it costs; null where not all of it has a price. */
export type BuyingPlan = Omit<FeedingPlan, 'buy'> & { readonly buy: readonly Bought[]; readonly kobo: number | null };

/**
 * The feeding plan from what dealers near sell now. Where that cannot meet it, from what is common, with the prices of
 * what is sold.
 */
export const buyingPlan = (ask: FeedingAsk, near: readonly SoldFertiliser[]): BuyingPlan => {
  const sold = near.map(({ product }) => product);
  const fromShops = near.length === 0 ? null : feedingPlan(ask, sold);
  const others = fertilisers.filter(({ key }) => sold.every((one) => one.key !== key));
  const all = [...sold, ...others];
  const plan = fromShops !== null && fromShops.buy.length > 0 ? fromShops : feedingPlan(ask, all);
  const buy = plan.buy.map((line): Bought => {
    const good = near.find(({ product }) => product.key === line.key)?.good ?? null;
    const bagKilograms = all.find(({ key }) => key === line.key)?.bagKilograms ?? 0;
    return { ...line, bagKilograms, good, kobo: good === null ? null : good.priceKobo * line.bags };
  });
  const isPriced = buy.length > 0 && buy.every(({ kobo }) => kobo !== null);
  return { ...plan, buy, kobo: isPriced ? buy.reduce((sum, { kobo }) => sum + (kobo ?? 0), 0) : null };
};
