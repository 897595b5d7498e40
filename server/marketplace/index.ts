/**
 * Marketplace: the agri-business of a farmer. Promises that each keeper has one record, that of two changes neither is lost,
 * and that investors see one only while its farmer, or who looks after them, opened it to them, and agro-processors only
 * while it was opened to those. And the inputs that dealers sell: a good is shown to farmers only once its number was looked
 * up, a stock is the sum of what came and went, of an order both sides see the same story, and a voucher is
 * spent once for ever.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { answerOrder } from './answer-order.ts';
import { checkGood } from './check-good.ts';
import { findVoucher } from './find-voucher.ts';
import { handOverOrder } from './hand-over-order.ts';
import { issueVoucher } from './issue-voucher.ts';
import { listDealerOrders } from './list-dealer-orders.ts';
import { listGoodsToCheck } from './list-goods-to-check.ts';
import { listInputOrders } from './list-input-orders.ts';
import { listOpportunities } from './list-opportunities.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listShelf } from './list-shelf.ts';
import { listShop } from './list-shop.ts';
import { listShortOrders } from './list-short-orders.ts';
import { listVentures } from './list-ventures.ts';
import { listVouchers } from './list-vouchers.ts';
import { moveStock } from './move-stock.ts';
import { openToInvestors } from './open-to-investors.ts';
import { openToMills } from './open-to-mills.ts';
import { placeOrder } from './place-order.ts';
import { readBusiness } from './read-business.ts';
import { readInputOrder } from './read-input-order.ts';
import { readMillOpening } from './read-mill-opening.ts';
import { readOpening } from './read-opening.ts';
import { readOpportunity } from './read-opportunity.ts';
import { readTill } from './read-till.ts';
import { readVenture } from './read-venture.ts';
import { receiveOrder } from './receive-order.ts';
import { redeemVoucher } from './redeem-voucher.ts';
import { relationsToGood, relationsToOrder } from './relations-to-input.ts';
import { saveBusiness } from './save-business.ts';
import { saveGood } from './save-good.ts';
import { sayOfOrder } from './say-of-order.ts';
import { settleBusiness } from './settle-business.ts';
import { settleOrder } from './settle-order.ts';
import { withdrawOrder } from './withdraw-order.ts';

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
  saveGood,
  listShelf,
  moveStock,
  listShop,
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
  inputOrder: relationsToOrder,
  inputGood: relationsToGood,
};

export { synced } from './synced.ts';
export { insertBusiness } from './store.ts';
export { setOpening } from './opening-store.ts';
export { setMillOpening } from './mill-store.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { setAside } from './set-aside.ts';
export { exportFor } from './own-data.ts';
export { insertOrder, updateOrder } from './order-store.ts';
export { insertGood, insertStockLine, markGood } from './good-store.ts';
export { signVoucher, newVoucherCode } from './sign-voucher.ts';
export { insertVoucher } from './voucher-store.ts';
