/**
 * Marketplace: the agri-business of a farmer. Promises that each keeper has one record, that of two changes neither is lost,
 * and that investors see one only while its farmer, or who looks after them, opened it to them, and agro-processors only
 * while it was opened to those. And what produce costs at markets: promises that a price is never changed, only withdrawn.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { importPrices } from './import-prices.ts';
import { listMarkets } from './list-markets.ts';
import { listOpportunities } from './list-opportunities.ts';
import { listPriceImports } from './list-price-imports.ts';
import { listPrices } from './list-prices.ts';
import { listVentures } from './list-ventures.ts';
import { openToInvestors } from './open-to-investors.ts';
import { openToMills } from './open-to-mills.ts';
import { relationsToPrice } from './price-relations.ts';
import { readBusiness } from './read-business.ts';
import { readMillOpening } from './read-mill-opening.ts';
import { readOpening } from './read-opening.ts';
import { readOpportunity } from './read-opportunity.ts';
import { readPriceSeries } from './read-price-series.ts';
import { readPriceSms } from './read-price-sms.ts';
import { readVenture } from './read-venture.ts';
import { recordPrice } from './record-price.ts';
import { saveBusiness } from './save-business.ts';
import { settleBusiness } from './settle-business.ts';
import { withdrawPrice } from './withdraw-price.ts';

export const routes: readonly Route[] = [
  readBusiness,
  saveBusiness,
  settleBusiness,
  readOpening,
  openToInvestors,
  listOpportunities,
  readOpportunity,
  readMillOpening,
  openToMills,
  listVentures,
  readVenture,
  listPrices,
  readPriceSeries,
  readPriceSms,
  listMarkets,
  recordPrice,
  withdrawPrice,
  importPrices,
  listPriceImports,
];

export const objects: Readonly<Record<string, RelationsTo>> = { price: relationsToPrice };

export { synced } from './synced.ts';
export { writeSeenPrice } from './write-price.ts';
export { insertBusiness } from './store.ts';
export { setOpening } from './opening-store.ts';
export { setMillOpening } from './mill-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
