/**
 * Insurance: covers of plots that pay by rain or by the yield of an area. Promises that a cover keeps the terms it was bought
 * on, that nothing is paid twice or by one person alone, and that rain nobody noted is never taken for none.
 */
import type { Services } from '#kit/context.ts';
import type { JobHandler } from '#kit/jobs.ts';
import type { RelationsTo, Route } from '#kit/route.ts';
import { addProduct } from './add-product.ts';
import { addToFund } from './add-to-fund.ts';
import { askReferral } from './ask-referral.ts';
import { confirmCut } from './confirm-cut.ts';
import { decideFund } from './decide-fund.ts';
import { decideList } from './decide-list.ts';
import { decideRain } from './decide-rain.ts';
import { drawList } from './draw-list.ts';
import { coverPlot } from './cover-plot.ts';
import { importRain } from './import-rain.ts';
import { leaveCover } from './leave-cover.ts';
import { listCovers } from './list-covers.ts';
import { listCoversInCare } from './list-covers-in-care.ts';
import { listCuts } from './list-cuts.ts';
import { listPayoutLines } from './list-payout-lines.ts';
import { listPayoutLists } from './list-payout-lists.ts';
import { listProducts } from './list-products.ts';
import { listRainImports } from './list-rain-imports.ts';
import { listReferrals } from './list-referrals.ts';
import { payPremium } from './pay-premium.ts';
import { readCoverPaper } from './read-cover-paper.ts';
import { readFund } from './read-fund.ts';
import { recordCut } from './record-cut.ts';
import {
  relationsToCover,
  relationsToCut,
  relationsToFundEntry,
  relationsToList,
  relationsToRainImport,
} from './relations.ts';
import { jobsOf as rainJobs } from './note-rain.ts';
import { tellingJobs } from './tell-payouts.ts';
import { tryRain } from './try-rain.ts';

export const routes: readonly Route[] = [
  listProducts,
  addProduct,
  listCovers,
  listCoversInCare,
  coverPlot,
  payPremium,
  leaveCover,
  listCuts,
  recordCut,
  confirmCut,
  drawList,
  listPayoutLists,
  listPayoutLines,
  decideList,
  readFund,
  addToFund,
  decideFund,
  askReferral,
  listReferrals,
  readCoverPaper,
  tryRain,
  importRain,
  listRainImports,
  decideRain,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  cover: relationsToCover,
  cropCut: relationsToCut,
  payoutList: relationsToList,
  fundEntry: relationsToFundEntry,
  rainImport: relationsToRainImport,
};

export const jobsOf = (services: Services): JobHandler[] => [...rainJobs(services), ...tellingJobs(services)];

export { insertCover } from './cover-store.ts';
export { insertCut } from './cut-store.ts';
export { insertEntry } from './fund-store.ts';
export { insertList } from './list-store.ts';
export { insertProduct } from './product-store.ts';
export { insertRainImport } from './rain-import-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { queues } from './queues.ts';
export { countedCovers } from './counted-covers.ts';
