import { seenPriceRows, type Market } from '@shuka/domain/marketplace';
import { builtInMeasures, listMeasures, type Measure } from '@shuka/domain/settings';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useLoad } from '#kit/use-load.ts';
import { useMarkets } from './use-markets.ts';

const byPlace = ({ name, stateCode, lga }: Market): string => JSON.stringify([name, stateCode, lga]);

/** The markets to choose from, those one was at oneself first, and what units weigh; both without a network too. */
export const usePriceParts = (): { readonly markets: readonly Market[]; readonly measures: readonly Measure[] } => {
  const own = rowsOf(useKept(seenPriceRows)).map(({ market: name, stateCode, lga }) => ({ name, stateCode, lga }));
  const all = new Map([...own, ...useMarkets()].map((market) => [byPlace(market), market]));
  const loaded = useLoad(listMeasures, {});
  return { markets: [...all.values()], measures: loaded.state === 'ready' ? loaded.value.items : builtInMeasures() };
};
