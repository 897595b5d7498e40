/**
 * Processing: what a mill takes in, what it is asked, its jobs, its products and its sales. Promises that a delivery is written
 * down once and never changed, is reckoned by a formula that both sides saw, takes from a lot once, and is void only when two
 * people of the mill say so; that what went into a job is what came out and what was lost, that no more is packed than came
 * out and no more sold than is there, and that no word is overwritten.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { acceptRequest } from './accept-request.ts';
import { addPack } from './add-pack.ts';
import { addProduct } from './add-product.ts';
import { answerDispute } from './answer-dispute.ts';
import { askMill } from './ask-mill.ts';
import { askOtherMill } from './ask-other-mill.ts';
import { askVoid } from './ask-void.ts';
import { checkReceipt } from './check-receipt.ts';
import { completeJob } from './complete-job.ts';
import { correctJob } from './correct-job.ts';
import { disputeDelivery } from './dispute-delivery.ts';
import { endArrival } from './end-arrival.ts';
import { fillPacks } from './fill-packs.ts';
import { findSupplier } from './find-supplier.ts';
import { listAsked } from './list-asked.ts';
import { listAskedOthers } from './list-asked-others.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listJobs } from './list-jobs.ts';
import { listMills } from './list-mills.ts';
import { listMoney } from './list-money.ts';
import { listProducts } from './list-products.ts';
import { listRequests } from './list-requests.ts';
import { listSales } from './list-sales.ts';
import { noteArrival } from './note-arrival.ts';
import { payDelivery } from './pay-delivery.ts';
import { readJob } from './read-job.ts';
import { readMillDay } from './read-mill-day.ts';
import { readMillFinance } from './read-mill-finance.ts';
import { readMillReport } from './read-mill-report.ts';
import { readMillReportFile } from './read-mill-report-file.ts';
import { readMillStatement } from './read-mill-statement.ts';
import { readProduct } from './read-product.ts';
import { recordMoney } from './record-money.ts';
import { recordSale } from './record-sale.ts';
import { recordTest } from './record-test.ts';
import { refuseRequest } from './refuse-request.ts';
import { relationsToDelivery } from './relations-to-delivery.ts';
import { saveFormula } from './save-formula.ts';
import { saveScale } from './save-scale.ts';
import { sayPaid } from './say-paid.ts';
import { setPrice } from './set-price.ts';
import { setProductPhoto } from './set-product-photo.ts';
import { settleVoid } from './settle-void.ts';
import { showProductPhoto } from './show-product-photo.ts';
import { startJob } from './start-job.ts';
import { takeBackMoney } from './take-back-money.ts';
import { takeBackSale } from './take-back-sale.ts';
import { weighDelivery } from './weigh-delivery.ts';

export const routes: readonly Route[] = [
  saveScale,
  saveFormula,
  findSupplier,
  noteArrival,
  endArrival,
  weighDelivery,
  askVoid,
  settleVoid,
  payDelivery,
  listDeliveries,
  disputeDelivery,
  answerDispute,
  sayPaid,
  checkReceipt,
  listMills,
  askMill,
  listAsked,
  askOtherMill,
  listAskedOthers,
  listRequests,
  acceptRequest,
  refuseRequest,
  startJob,
  completeJob,
  correctJob,
  listJobs,
  readJob,
  readMillDay,
  recordTest,
  addProduct,
  addPack,
  setPrice,
  setProductPhoto,
  showProductPhoto,
  listProducts,
  readProduct,
  fillPacks,
  recordSale,
  takeBackSale,
  listSales,
  recordMoney,
  takeBackMoney,
  listMoney,
  readMillFinance,
  readMillStatement,
  readMillReport,
  readMillReportFile,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  delivery: relationsToDelivery,
};

export { jobsOf } from './tell-delivered.ts';
export { synced } from './synced.ts';
export { leavePhones } from './leave-phones.ts';
export { insertFormula } from './formula-store.ts';
export { insertScaleWord } from './scale-store.ts';
export { insertArrival, insertDelivery } from './delivery-store.ts';
export { insertPayment } from './said-store.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { isProductPhoto } from './product-store.ts';
export { answerRequest, insertRequest } from './request-store.ts';
export { insertJob, insertResult } from './job-store.ts';
export { sayOutputs, takeOutput } from './output-store.ts';
export { addStock, insertPack } from './pack-store.ts';
export { insertProduct } from './product-store.ts';
export { insertMoney, insertSale } from './sale-store.ts';
