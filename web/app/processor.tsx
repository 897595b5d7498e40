import {
  ChartNoAxesColumn,
  Clock,
  House,
  MessagesSquare,
  Package,
  PackageCheck,
  Route,
  Scale,
  ShoppingBasket,
  Store,
  TrendingUp,
  UserRound,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { loadChangeContactPage, loadProcessorProfilePage, securityParts } from '#accounts';
import {
  demandPaths,
  loadAnswerPage,
  loadOwnDemandPage,
  loadOwnDemandsPage,
  loadPostDemandPage,
  loadVenturePage,
  loadVenturesPage,
  millSale,
  pricePaths,
  dealerInputs,
  loadDealerOrdersPage,
  loadOrderPage,
  loadRedeemPage,
  loadShelfPage,
} from '#marketplace';
import {
  gatePaths,
  loadDeliveryPage,
  loadGatePage,
  loadAskOtherMillPage,
  loadJobPage,
  loadJobsPage,
  loadMillFinancePage,
  loadMillReceiptPage,
  loadMillReportPage,
  loadMillStoragePage,
  loadNewJobPage,
  loadProductPage,
  loadProductsPage,
  loadRequestsPage,
  loadSetUpGatePage,
  millJobPaths as mill,
  storagePaths,
} from '#processing';
import {
  loadExtensionWorkerPage,
  loadExtensionWorkersPage,
  loadMillPendingPage,
  loadShiftsPage,
  loadStaffPage,
  millPaths as own,
} from '#relations';
import { integrationPaths, loadKeysPage, loadWebhookPage, loadWebhooksPage } from '#integrations';
import { loanDesk, loanPaths } from '#loans';
import {
  complyPaths,
  goodsPaths,
  loadCertificatesPage,
  loadCodesPage,
  loadCompliancePage,
  loadCoolPage,
  loadFiguresPage,
  loadGoodsPage,
  loadGoodsPlotsPage,
  loadKeyDataPage,
  loadOwnEntriesPage,
  loadPackLabelsPage,
  loadPackPage,
  loadSellPage,
  loadShipmentPage,
  loadShipmentsPage,
  loadShipPage,
  loadStorySettingsPage,
  loadThingPage,
  tripPaths,
} from '#traceability';
import { withLine } from './with-line.tsx';
import type { Area, Screen } from './area.ts';
import { forApproved } from './for-approved.tsx';
import { loadWholeProcessorDashboard } from './mill-parts.tsx';
import { needsNetwork } from './needs-network.tsx';
import { paths } from './paths.ts';
import { priceScreens } from './price-screens.ts';
import { noticeScreens } from './notice-screens.ts';
import { millTrips } from './trip-screens.ts';
import { roomScreens } from './room-screens.ts';

const produce = '/AgroProcessor/Aproduce';

const screens: readonly Screen[] = [
  {
    path: paths.processorDashboard,
    load: withLine(loadWholeProcessorDashboard, async () => (await securityParts()).loadFactorLine()),
  },
  { path: own.profile, load: loadProcessorProfilePage },
  { path: `${own.profile}/contact`, load: loadChangeContactPage },
  { path: own.ventures, load: loadVenturesPage },
  { path: `${own.ventures}/:businessId`, load: loadVenturePage },
  { path: demandPaths.mill, load: loadOwnDemandsPage },
  { path: `${demandPaths.mill}/new`, load: loadPostDemandPage },
  { path: `${demandPaths.mill}/answers/:answerId`, load: loadAnswerPage },
  { path: `${demandPaths.mill}/:demandId`, load: loadOwnDemandPage },
  { path: produce, load: millSale('ListingsPage') },
  { path: `${produce}/orders`, load: millSale('PurchasesPage') },
  { path: `${produce}/orders/:purchaseId`, load: millSale('PurchasePage') },
  { path: `${produce}/:listingId`, load: millSale('ListingPage') },
  { path: own.workers, load: loadExtensionWorkersPage },
  { path: `${own.workers}/:managerId`, load: loadExtensionWorkerPage },
  { path: mill.requests, load: loadRequestsPage },
  { path: mill.askOther, load: loadAskOtherMillPage },
  { path: mill.jobs, load: loadJobsPage },
  { path: mill.newJob, load: loadNewJobPage },
  { path: `${mill.jobs}/:jobId`, load: loadJobPage },
  { path: mill.products, load: loadProductsPage },
  { path: `${mill.products}/:productId`, load: loadProductPage },
  { path: `${mill.products}/:productId/labels`, load: loadPackLabelsPage },
  { path: mill.codes, load: loadCodesPage },
  { path: `${mill.codes}/story`, load: loadStorySettingsPage },
  { path: goodsPaths.thing, load: loadThingPage },
  { path: integrationPaths.keys, load: loadKeysPage },
  { path: integrationPaths.webhooks, load: loadWebhooksPage },
  { path: integrationPaths.webhook(':webhookId'), load: loadWebhookPage },
  { path: complyPaths.home, load: loadCompliancePage },
  { path: complyPaths.plots, load: loadGoodsPlotsPage },
  { path: complyPaths.keyData, load: loadKeyDataPage },
  { path: complyPaths.certificates, load: loadCertificatesPage },
  { path: complyPaths.log, load: loadOwnEntriesPage },
  { path: complyPaths.figures, load: loadFiguresPage },
  ...millTrips,
  { path: mill.finance, load: loadMillFinancePage },
  { path: loanPaths.mill, load: loanDesk('MillLoansPage') },
  { path: mill.report, load: loadMillReportPage },
  { path: storagePaths.mill, load: loadMillStoragePage },
  { path: `${storagePaths.mill}/:receiptId`, load: loadMillReceiptPage },
  { path: own.shifts, load: loadShiftsPage },
  { path: own.staff, load: loadStaffPage },
  ...priceScreens,
  ...roomScreens,
  ...noticeScreens,
  { path: dealerInputs, load: loadShelfPage },
  { path: `${dealerInputs}/orders`, load: loadDealerOrdersPage },
  { path: `${dealerInputs}/orders/:orderId`, load: loadOrderPage },
];

/** What a gate, a store and a till need works without a network. */
const gateScreens: readonly Screen[] = [
  { path: `${dealerInputs}/vouchers`, load: loadRedeemPage },
  { path: gatePaths.gate, load: loadGatePage },
  { path: `${gatePaths.delivery}/:deliveryId`, load: loadDeliveryPage },
  needsNetwork({ path: gatePaths.setUp, load: loadSetUpGatePage }),
  { path: goodsPaths.goods, load: loadGoodsPage },
  { path: goodsPaths.pack, load: loadPackPage },
  { path: goodsPaths.ship, load: loadShipPage },
  { path: goodsPaths.cool, load: loadCoolPage },
  { path: goodsPaths.sell, load: loadSellPage },
  { path: goodsPaths.shipments, load: loadShipmentsPage },
  { path: `${goodsPaths.shipments}/:shipmentId`, load: loadShipmentPage },
];

const area: Area = {
  role: 'agro-processor',
  screens: [...gateScreens, ...screens.map(needsNetwork)],
  menu: [
    { path: paths.processorDashboard, says: 'menu.home', Icon: House },
    { path: gatePaths.gate, says: 'menu.gate', Icon: Scale },
    { path: goodsPaths.goods, says: 'menu.goods', Icon: PackageCheck },
    { path: demandPaths.mill, says: 'menu.demands', Icon: ShoppingBasket },
    { path: mill.products, says: 'menu.products', Icon: Package },
    { path: tripPaths.mill, says: 'menu.trips', Icon: Route },
    { path: mill.finance, says: 'menu.finance', Icon: Wallet },
    { path: mill.report, says: 'menu.millReport', Icon: ChartNoAxesColumn },
    { path: own.shifts, says: 'menu.shifts', Icon: Clock },
    { path: own.staff, says: 'menu.people', Icon: Users },
    { path: own.ventures, says: 'menu.agribusiness', Icon: Store },
    { path: pricePaths.board, says: 'menu.prices', Icon: TrendingUp },
    { path: own.workers, says: 'menu.workers', Icon: UsersRound },
    { path: '/rooms', says: 'menu.talk', Icon: MessagesSquare },
    { path: own.profile, says: 'menu.profile', Icon: UserRound },
  ],
};

export const processor: Area = forApproved(area, loadMillPendingPage);
