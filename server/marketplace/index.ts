/**
 * Marketplace: the agri-business of a farmer. Promises that each keeper has one record, that of two changes neither is lost,
 * and that investors see one only while its farmer, or who looks after them, opened it to them, and agro-processors only
 * while it was opened to those. What produce costs at markets: a price is never changed, only withdrawn. And what companies
 * want to buy: a lot is promised to one at a time, and what was agreed is never changed.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { agreeToBid } from './agree-to-bid.ts';
import { answerDemand } from './answer-demand.ts';
import { closeDemand } from './close-demand.ts';
import { endAnswer } from './end-answer.ts';
import { importPrices } from './import-prices.ts';
import { listAnswers } from './list-answers.ts';
import { listDemands } from './list-demands.ts';
import { listFittingLots } from './list-fitting-lots.ts';
import { listMarkets } from './list-markets.ts';
import { listMatches } from './list-matches.ts';
import { listOpportunities } from './list-opportunities.ts';
import { listOwnDemands } from './list-own-demands.ts';
import { listPriceImports } from './list-price-imports.ts';
import { listPrices } from './list-prices.ts';
import { listShownLots } from './list-shown-lots.ts';
import { listVentures } from './list-ventures.ts';
import { makeBid } from './make-bid.ts';
import { openToInvestors } from './open-to-investors.ts';
import { openToMills } from './open-to-mills.ts';
import { relationsToPrice } from './price-relations.ts';
import { postDemand } from './post-demand.ts';
import { readAnswer } from './read-answer.ts';
import { readBusiness } from './read-business.ts';
import { readDemand } from './read-demand.ts';
import { readMillOpening } from './read-mill-opening.ts';
import { readOpening } from './read-opening.ts';
import { readOpportunity } from './read-opportunity.ts';
import { readOwnDemand } from './read-own-demand.ts';
import { readPriceSeries } from './read-price-series.ts';
import { readPriceSms } from './read-price-sms.ts';
import { readVenture } from './read-venture.ts';
import { recordPrice } from './record-price.ts';
import { relationsToAnswer } from './relations-to-answer.ts';
import { reviseDemand } from './revise-demand.ts';
import { saveBusiness } from './save-business.ts';
import { settleBusiness } from './settle-business.ts';
import { showLot } from './show-lot.ts';
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
  postDemand,
  reviseDemand,
  closeDemand,
  listOwnDemands,
  readOwnDemand,
  listMatches,
  listDemands,
  readDemand,
  listFittingLots,
  answerDemand,
  listAnswers,
  readAnswer,
  makeBid,
  agreeToBid,
  endAnswer,
  showLot,
  listShownLots,
];

export const objects: Readonly<Record<string, RelationsTo>> = { price: relationsToPrice, answer: relationsToAnswer };

export { synced } from './synced.ts';
export { writeSeenPrice } from './write-price.ts';
export { insertBusiness } from './store.ts';
export { setOpening } from './opening-store.ts';
export { setMillOpening } from './mill-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { findAgreement } from './agreement-store.ts';
export { recordDelivery, recordPayment, voidDelivery } from './record-delivery.ts';
export { insertAnswer, insertAnswerLots, insertBid } from './answer-store.ts';
export { countAnswers, insertDemand, insertVersion } from './demand-store.ts';
export { upsertShown } from './shown-lot-store.ts';
