/**
 * Processing: what a mill takes in, what it is asked, its jobs, its products and its sales. Promises that a delivery is written
 * down once and never changed, is reckoned by a formula that both sides saw, takes from a lot once, and is void only when two
 * people of the mill say so; that what went into a job is what came out and what was lost, that no more is packed than came
 * out and no more sold than is there, that no word is overwritten, and that a lot in a warehouse has one receipt, pledged
 * once at a time.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { acceptRequest } from './accept-request.ts';
import { addPack } from './add-pack.ts';
import { addProduct } from './add-product.ts';
import { answerDispute } from './answer-dispute.ts';
import { answerPledge } from './answer-pledge.ts';
import { answerTransfer } from './answer-transfer.ts';
import { askMill } from './ask-mill.ts';
import { askOtherMill } from './ask-other-mill.ts';
import { askStorage } from './ask-storage.ts';
import { askVoid } from './ask-void.ts';
import { checkReceipt } from './check-receipt.ts';
import { checkWarehouseReceipt } from './check-warehouse-receipt.ts';
import { completeJob } from './complete-job.ts';
import { correctJob } from './correct-job.ts';
import { disputeDelivery } from './dispute-delivery.ts';
import { endArrival } from './end-arrival.ts';
import { endStorage } from './end-storage.ts';
import { fillPacks } from './fill-packs.ts';
import { findSupplier } from './find-supplier.ts';
import { giveBackReceipt } from './give-back-receipt.ts';
import { issueReceipt } from './issue-receipt.ts';
import { listAskedOthers } from './list-asked-others.ts';
import { listAsked } from './list-asked.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listHeldReceipts } from './list-held-receipts.ts';
import { listJobs } from './list-jobs.ts';
import { listMills } from './list-mills.ts';
import { listMoney } from './list-money.ts';
import { listOwnReceipts } from './list-own-receipts.ts';
import { listPledges } from './list-pledges.ts';
import { listProducts } from './list-products.ts';
import { listRequests } from './list-requests.ts';
import { listSales } from './list-sales.ts';
import { listStorageAsked } from './list-storage-asked.ts';
import { listStorageAsks } from './list-storage-asks.ts';
import { listStored } from './list-stored.ts';
import { noteArrival } from './note-arrival.ts';
import { offerReceipt } from './offer-receipt.ts';
import { payDelivery } from './pay-delivery.ts';
import { pledgeReceipt } from './pledge-receipt.ts';
import { readJob } from './read-job.ts';
import { readMillDay } from './read-mill-day.ts';
import { readMillFinance } from './read-mill-finance.ts';
import { readMillReport } from './read-mill-report.ts';
import { readMillReportFile } from './read-mill-report-file.ts';
import { readMillStatement } from './read-mill-statement.ts';
import { readProduct } from './read-product.ts';
import { readReceiptDocument } from './read-receipt-document.ts';
import { readReceipt } from './read-receipt.ts';
import { recordMoney } from './record-money.ts';
import { recordSale } from './record-sale.ts';
import { recordTest } from './record-test.ts';
import { refuseRequest } from './refuse-request.ts';
import { refuseStorage } from './refuse-storage.ts';
import { relationsToDelivery } from './relations-to-delivery.ts';
import { relationsToReceipt } from './relations-to-receipt.ts';
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
import { withdrawClaim } from './withdraw-claim.ts';
import { withdrawStorage } from './withdraw-storage.ts';

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
  askStorage,
  withdrawStorage,
  listStorageAsked,
  listStorageAsks,
  refuseStorage,
  issueReceipt,
  listStored,
  listHeldReceipts,
  listOwnReceipts,
  listPledges,
  readReceipt,
  readReceiptDocument,
  pledgeReceipt,
  offerReceipt,
  withdrawClaim,
  answerTransfer,
  answerPledge,
  giveBackReceipt,
  endStorage,
  checkWarehouseReceipt,
];

export const objects: Readonly<Record<string, RelationsTo>> = {
  delivery: relationsToDelivery,
  warehouseReceipt: relationsToReceipt,
};

export { jobsOf } from './tell-delivered.ts';
export { synced } from './synced.ts';
export { leavePhones } from './leave-phones.ts';
export { insertFormula } from './formula-store.ts';
export { insertScaleWord } from './scale-store.ts';
export { insertArrival, insertDelivery } from './delivery-store.ts';
export { findDeliveries, pageDeliveries } from './delivery-rows.ts';
export { insertPayment } from './said-store.ts';
export { findUnpaidOf, holdUnpaid, payByLoan } from './pay-by-loan.ts';
export { eraseFor, exportFor } from './own-data.ts';
export { keptTables, mergeInto } from './merge-into.ts';
export { findProduct, isProductPhoto } from './product-store.ts';
export { answerRequest, insertRequest } from './request-store.ts';
export { insertJob, insertResult } from './job-store.ts';
export { sayOutputs, takeOutput } from './output-store.ts';
export { addStock, insertFilling, insertPack } from './pack-store.ts';
export { insertTest } from './test-store.ts';
export { insertProduct } from './product-store.ts';
export { insertMoney, insertSale } from './sale-store.ts';
export { insertClaim } from './claim-store.ts';
export { insertAsk } from './storage-ask-store.ts';
export { hasStored } from './warehouse-store.ts';
export { findTiedByMill } from './ties-store.ts';
export {
  findTracedDelivery,
  findTracedFilling,
  findTracedJob,
  findTracedSale,
  findVoided,
  type TracedDelivery,
  type TracedFilling,
  type TracedJob,
  type TracedSale,
} from './traced-store.ts';
export * from './story-store.ts';
