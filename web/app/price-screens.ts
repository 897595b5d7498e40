import { loadPriceSeriesPage, loadPricesPage, pricePaths } from '#marketplace';
import type { Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';

/** The board of prices and what stands behind each of its lines: the same for whoever grows, buys or advises. */
export const priceScreens: readonly Screen[] = [
  { path: pricePaths.board, load: loadPricesPage },
  { path: pricePaths.series(':quotationId'), load: loadPriceSeriesPage },
].map(needsNetwork);
