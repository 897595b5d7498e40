/**
 * Processing on screen: the gate of a mill, its requests, jobs, products and money, the page where a farmer asks one, and what
 * farmers see of what they delivered. Each part loads when it is opened.
 */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

const inMill = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('mill', screen);

const atGate = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('gate', screen);

const gate = () => import('./gate-parts.ts');
const work = () => import('./work-screens.ts');
const goods = () => import('./goods-screens.ts');
const money = () => import('./money-screens.ts');

export const loadJobPage = () => inMill(work().then((part) => part.JobPage));
export const loadJobsPage = () => inMill(work().then((part) => part.JobsPage));
export const loadMillDayPanel = () => inMill(work().then((part) => part.MillDayPanel));
export const loadNewJobPage = () => inMill(work().then((part) => part.NewJobPage));
export const loadRequestsPage = () => inMill(work().then((part) => part.RequestsPage));
export const loadProductPage = () => inMill(goods().then((part) => part.ProductPage));
export const loadProductsPage = () => inMill(goods().then((part) => part.ProductsPage));
export const loadMillFinancePage = () => inMill(money().then((part) => part.MillFinancePage));
export const loadMillReportPage = () => inMill(money().then((part) => part.MillReportPage));

export const loadAskOtherMillPage = () =>
  inMill(
    loadWithWords(
      'askMill',
      work().then((part) => part.AskOtherMillPage),
    ),
  );
export const loadAskMillPage = () =>
  loadWithWords(
    'askMill',
    import('./AskMillPage.tsx').then((part) => part.AskMillPage),
  );

export const loadGatePage = () => atGate(gate().then((part) => part.GatePage));
export const loadDeliveryPage = () => atGate(gate().then((part) => part.DeliveryPage));
export const loadMyDeliveriesPage = () => atGate(gate().then((part) => part.MyDeliveriesPage));
export const loadSetUpGatePage = () => atGate(import('./SetUpGatePage.tsx').then((part) => part.SetUpGatePage));
export const loadMendDeliveryForm = () => atGate(gate().then((part) => part.MendDeliveryForm));
export const loadDeliveriesLink = () => atGate(gate().then((part) => part.DeliveriesLink));

const storage = () => import('./storage-screens.ts');
const inStorage = <Props extends object>(screen: Promise<ComponentType<Props>>) => loadWithWords('storage', screen);

export const loadStoragePage = () => inStorage(storage().then((part) => part.StoragePage));
export const loadOwnReceiptPage = () => inStorage(storage().then((part) => part.OwnReceiptPage));
export const loadMillStoragePage = () => inStorage(inMill(storage().then((part) => part.MillStoragePage)));
export const loadMillReceiptPage = () => inStorage(inMill(storage().then((part) => part.MillReceiptPage)));
export const loadPledgesPage = () => inStorage(storage().then((part) => part.PledgesPage));

export { loadCheckReceipt, loadCheckWarehouseReceipt } from './public-forms.ts';
export { receiptFor, receiptGiven } from './receipt-count.ts';
export { deliveryPathOf, gatePaths } from './gate-paths.ts';
export { storagePaths } from './storage-paths.ts';
export { millJobPaths } from './mill-jobs-paths.ts';
