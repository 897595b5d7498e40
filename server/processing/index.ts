/**
 * Processing: what a mill is asked, its jobs, its products and its sales. Promises that what went into a job is what came out
 * and what was lost, that no more is packed than came out and no more sold than is there, and that no word is overwritten.
 */
import type { RelationsTo, Route } from '#kit/route.ts';
import { acceptRequest } from './accept-request.ts';
import { addPack } from './add-pack.ts';
import { addProduct } from './add-product.ts';
import { askMill } from './ask-mill.ts';
import { askOtherMill } from './ask-other-mill.ts';
import { completeJob } from './complete-job.ts';
import { correctJob } from './correct-job.ts';
import { fillPacks } from './fill-packs.ts';
import { listAskedOthers } from './list-asked-others.ts';
import { listAsked } from './list-asked.ts';
import { listJobs } from './list-jobs.ts';
import { listMills } from './list-mills.ts';
import { listMoney } from './list-money.ts';
import { listProducts } from './list-products.ts';
import { listRequests } from './list-requests.ts';
import { listSales } from './list-sales.ts';
import { readJob } from './read-job.ts';
import { readMillDay } from './read-mill-day.ts';
import { readMillFinance } from './read-mill-finance.ts';
import { readMillReportFile } from './read-mill-report-file.ts';
import { readMillReport } from './read-mill-report.ts';
import { readMillStatement } from './read-mill-statement.ts';
import { readProduct } from './read-product.ts';
import { recordMoney } from './record-money.ts';
import { recordSale } from './record-sale.ts';
import { recordTest } from './record-test.ts';
import { refuseRequest } from './refuse-request.ts';
import { setPrice } from './set-price.ts';
import { setProductPhoto } from './set-product-photo.ts';
import { showProductPhoto } from './show-product-photo.ts';
import { startJob } from './start-job.ts';
import { takeBackMoney } from './take-back-money.ts';
import { takeBackSale } from './take-back-sale.ts';

export const routes: readonly Route[] = [
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

export const objects: Readonly<Record<string, RelationsTo>> = {};

export { eraseFor, exportFor, keptTables, mergeInto } from './own-data.ts';
export { isProductPhoto } from './product-store.ts';
export { answerRequest, insertRequest } from './request-store.ts';
export { insertJob, insertResult } from './job-store.ts';
export { sayOutputs, takeOutput } from './output-store.ts';
export { addStock, insertPack } from './pack-store.ts';
export { insertProduct } from './product-store.ts';
export { insertMoney, insertSale } from './sale-store.ts';
export { findTiedByMill } from './ties-store.ts';
