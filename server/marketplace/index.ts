/**
 * Marketplace: the agri-business of a farmer. Promises that each keeper has one record, that of two changes neither is lost,
 * and that investors see one only while its farmer, or who looks after them, opened it to them, and agro-processors only
 * while it was opened to those. What produce costs at markets: a price is never changed, only withdrawn. What companies want
 * to buy, and what farmers have for sale: a lot is promised to one at a time, and what was agreed is never changed. And the inputs that dealers sell: a good
 * is shown to farmers only once its number was looked up, a stock is the sum of what came and went, of an order both sides see
 * the same story, and a voucher is spent once for ever.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { agreeToBid } from './agree-to-bid.ts';
import { answerDemand } from './answer-demand.ts';
import { answerOrder } from './answer-order.ts';
import { answerPurchase } from './answer-purchase.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { checkGood } from './check-good.ts';
import { closeDemand } from './close-demand.ts';
import { countPurchase } from './count-purchase.ts';
import { endAnswer } from './end-answer.ts';
import { findVoucher } from './find-voucher.ts';
import { handOverOrder } from './hand-over-order.ts';
import { handOverPurchase } from './hand-over-purchase.ts';
import { importPrices } from './import-prices.ts';
import { issueVoucher } from './issue-voucher.ts';
import { listAnswers } from './list-answers.ts';
import { listDealerOrders } from './list-dealer-orders.ts';
import { listDemands } from './list-demands.ts';
import { listFittingLots } from './list-fitting-lots.ts';
import { listGoodsToCheck } from './list-goods-to-check.ts';
import { listInputOrders } from './list-input-orders.ts';
import { listListings } from './list-listings.ts';
import { listMarkets } from './list-markets.ts';
import { listMatches } from './list-matches.ts';
import { listOpportunities } from './list-opportunities.ts';
import { listOwnDemands } from './list-own-demands.ts';
import { listOwnListings } from './list-own-listings.ts';
import { listOwnPurchases } from './list-own-purchases.ts';
import { listPriceBounds } from './list-price-bounds.ts';
import { listPriceImports } from './list-price-imports.ts';
import { listPrices } from './list-prices.ts';
import { listPurchases } from './list-purchases.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listShelf } from './list-shelf.ts';
import { listPestProducts } from './list-pest-products.ts';
import { listShop } from './list-shop.ts';
import { listShortOrders } from './list-short-orders.ts';
import { listShownLots } from './list-shown-lots.ts';
import { listVentures } from './list-ventures.ts';
import { listVouchers } from './list-vouchers.ts';
import { makeBid } from './make-bid.ts';
import { moveStock } from './move-stock.ts';
import { openToInvestors } from './open-to-investors.ts';
import { openToMills } from './open-to-mills.ts';
import { placeOrder } from './place-order.ts';
import { placePurchase } from './place-purchase.ts';
import { postDemand } from './post-demand.ts';
import { postListing } from './post-listing.ts';
import { relationsToPrice } from './price-relations.ts';
import { readAnswer } from './read-answer.ts';
import { readBusiness } from './read-business.ts';
import { readDemand } from './read-demand.ts';
import { readInputOrder } from './read-input-order.ts';
import { readListing } from './read-listing.ts';
import { readMillOpening } from './read-mill-opening.ts';
import { readOpening } from './read-opening.ts';
import { readOpportunity } from './read-opportunity.ts';
import { readOwnDemand } from './read-own-demand.ts';
import { readOwnListing } from './read-own-listing.ts';
import { readPriceSeries } from './read-price-series.ts';
import { readPriceSms } from './read-price-sms.ts';
import { readPurchase } from './read-purchase.ts';
import { readTill } from './read-till.ts';
import { readVenture } from './read-venture.ts';
import { receiveOrder } from './receive-order.ts';
import { recordPrice } from './record-price.ts';
import { recordPurchasePaid } from './record-purchase-paid.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { relationsToAnswer } from './relations-to-answer.ts';
import { relationsToGood, relationsToOrder } from './relations-to-input.ts';
import { relationsToPurchase } from './relations-to-purchase.ts';
import { reviseDemand } from './revise-demand.ts';
import { reviseListing } from './revise-listing.ts';
import { saveBusiness } from './save-business.ts';
import { saveGood } from './save-good.ts';
import { sayOfOrder } from './say-of-order.ts';
import { settleBusiness } from './settle-business.ts';
import { settleOrder } from './settle-order.ts';
import { showLot } from './show-lot.ts';
import { withdrawListing } from './withdraw-listing.ts';
import { withdrawOrder } from './withdraw-order.ts';
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
  listPriceBounds,
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
  postListing,
  reviseListing,
  withdrawListing,
  listOwnListings,
  readOwnListing,
  listListings,
  readListing,
  placePurchase,
  listPurchases,
  listOwnPurchases,
  readPurchase,
  answerPurchase,
  cancelPurchase,
  handOverPurchase,
  countPurchase,
  recordPurchasePaid,
  saveGood,
  listShelf,
  moveStock,
  listShop,
  listPestProducts,
  listGoodsToCheck,
  checkGood,
  placeOrder,
  listInputOrders,
  listDealerOrders,
  listShortOrders,
  readInputOrder,
  answerOrder,
  handOverOrder,
  receiveOrder,
  withdrawOrder,
  sayOfOrder,
  settleOrder,
  issueVoucher,
  listVouchers,
  readTill,
  findVoucher,
  redeemVoucher,
  listRedemptions,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  price: relationsToPrice,
  answer: relationsToAnswer,
  purchase: relationsToPurchase,
  inputOrder: relationsToOrder,
  inputGood: relationsToGood,
};

export { forPlans } from './for-plans.ts';
export { synced } from './synced.ts';
export { judgeListed, pagePrices, withdrawListedPrices, writeListedPrices, writeSeenPrice } from './price-doors.ts';
export { insertBusiness, setMillOpening, setOpening } from './business-doors.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
export { findAgreement, findOpenShares, insertAgreement, insertShares } from './agreement-store.ts';
export { insertAnswer, insertAnswerLots, insertBid } from './answer-store.ts';
export { countAnswers, insertDemand, insertVersion } from './demand-store.ts';
export { insertGood, insertStockLine, markGood } from './good-store.ts';
export { insertOrder, updateOrder } from './order-store.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { recordDelivery, recordPayment, voidDelivery } from './record-delivery.ts';
export { closeOverListings, countPurchases, insertListing, insertListingVersion } from './listing-store.ts';
export { insertPurchase, insertPurchaseEvent, updatePurchase } from './purchase-store.ts';
export { upsertShown } from './shown-lot-store.ts';
export { newVoucherCode, signVoucher } from './sign-voucher.ts';
export { issueTo } from './issue-to.ts';
export { findVouchersByIds, insertRedemption, insertVoucher } from './voucher-store.ts';
export { findTiedByMarket } from './ties-store.ts';
export { queues } from './queues.ts';
