import {
  CalendarDays,
  ClipboardList,
  House,
  MessagesSquare,
  Package,
  Sprout,
  Store,
  TrendingUp,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import {
  loadCardInCarePage,
  loadChangeContactPage,
  loadFarmerProfilePage,
  loadIdentityPage,
  loadManagerProfilePage,
} from '#accounts';
import { loadOutbreaksPage, loadWeatherPage } from '#advisory';
import { loadPlanVisitPage, loadRegisterFarmerPage, loadVisitPage, loadVisitsPage } from '#extension';
import { loadAddFarmOfFarmerPage, loadFarmerOfCardPage, loadManagerFarmsPage } from '#farms';
import { loadCareFinancePage } from '#finance';
import {
  demandPaths,
  loadCareBusinessPage,
  loadCareBusinessesPage,
  loadNewCareBusinessPage,
  loadRecordPricePage,
  pricePaths,
} from '#marketplace';
import { importPaths, loadImportPage, loadImportsPage } from '#imports';
import { insurancePaths, loadCoversInCarePage, loadEnrolPage } from '#insurance';
import {
  libraryPaths,
  loadDeskArticlePage,
  loadDeskPage,
  loadLibraryPage,
  loadPhrasesPage,
  loadSharedArticlePage,
  loadTextsLink,
  phrasePaths,
} from '#library';
import { loanPaths } from '#loans';
import { loadBroadcastsPage, loadConversationPage } from '#messaging';
import {
  loadAskMillPage,
  loadDeliveryPage,
  loadMyDeliveriesPage,
  loadOwnReceiptPage,
  loadStoragePage,
} from '#processing';
import { loadMyDuplicatesPage } from '#relations';
import {
  careInspectionsPath,
  loadCareInspectionsPage,
  loadCareReportsPage,
  loadInspectionPage,
  loadInspectPage,
} from '#reports';
import {
  boardPath,
  eventsPath,
  loadBoardPage,
  loadEventsPage,
  loadHandOverPage,
  loadReturnPage,
  loadZoneFarmersPage,
  loadZoneInspectionsPage,
  loadZoneManagerPage,
  returnPath,
} from '#supervision';
import { loadLotsInCarePage } from '#lots';
import { loadRegulatorLine, loadTripsLine } from '#traceability';
import { loadPhonesOfPage } from '#sync';
import type { Area } from './area.ts';
import { loadWholeCaseloadPage } from './caseload-advice.tsx';
import { loadWholeManagerFarmPage } from './farm-pages.tsx';
import { forApproved } from './for-approved.tsx';
import {
  loadAddEntryOfFarmerPage,
  loadFarmerInCarePage,
  loadManagerDashboard,
  loadNewReportOfFarmerPage,
  loadReportOfFarmerPage,
} from './manager-pages.tsx';
import { loadManagerTasksPage } from './manager-tasks.tsx';
import { loadWholeMessagesPage } from './messages-page.tsx';
import { inputScreens } from './input-screens.ts';
import { lotScreens } from './lot-screens.ts';
import { demandScreens } from './demand-screens.ts';
import { needsNetwork } from './needs-network.tsx';
import { offerScreens } from './offer-screens.ts';
import { paths } from './paths.ts';
import { loanScreens } from './loan-screens.ts';
import { plotScreens } from './plot-screens.ts';
import { priceScreens } from './price-screens.ts';
import { noticeScreens } from './notice-screens.ts';
import { regulatorScreens } from './regulator-screens.ts';
import { roomScreens } from './room-screens.ts';
import { managerTrips } from './trip-screens.ts';
import { seasonScreens } from './season-screens.ts';
import { withLine } from './with-line.tsx';

const farmerPage = `${paths.managerFarmer}/:farmerId`;

const area: Area = {
  role: 'extension-manager',
  screens: [
    { path: paths.managerDashboard, load: loadManagerDashboard },
    { path: paths.caseload, load: loadWholeCaseloadPage },
    { path: paths.managerFarms, load: loadManagerFarmsPage },
    { path: paths.managerTasks, load: loadManagerTasksPage },
    { path: '/ExtensionManager/duplicates', load: loadMyDuplicatesPage },
    needsNetwork({ path: importPaths.managers, load: loadImportsPage }),
    needsNetwork({ path: `${importPaths.managers}/:importId`, load: loadImportPage }),
    { path: paths.managerVisits, load: loadVisitsPage },
    { path: `${paths.managerFarm}/:farmId`, load: loadWholeManagerFarmPage },
    { path: `${paths.card}/:code`, load: loadFarmerOfCardPage },
    { path: paths.newFarmer, load: loadRegisterFarmerPage },
    { path: farmerPage, load: loadFarmerInCarePage },
    { path: `${farmerPage}/profile`, load: loadFarmerProfilePage },
    { path: `${farmerPage}/card`, load: loadCardInCarePage },
    { path: `${farmerPage}/phones`, load: loadPhonesOfPage },
    { path: `${farmerPage}/visit`, load: loadVisitPage },
    { path: `${farmerPage}/plan`, load: loadPlanVisitPage },
    { path: `${farmerPage}/farms/new`, load: loadAddFarmOfFarmerPage },
    { path: `${farmerPage}/finance/add/:kind`, load: loadAddEntryOfFarmerPage },
    { path: `${farmerPage}/reports/new`, load: loadNewReportOfFarmerPage },
    { path: `${farmerPage}/reports/:reportId`, load: loadReportOfFarmerPage },
    { path: `${farmerPage}/weather`, load: loadWeatherPage },
    needsNetwork({ path: '/pests', load: loadOutbreaksPage }),
    { path: `${farmerPage}/inspect`, load: loadInspectPage },
    { path: `${farmerPage}/inspections/:inspectionId`, load: loadInspectionPage },
    { path: paths.managerReports, load: loadCareReportsPage },
    { path: paths.managerFinance, load: loadCareFinancePage },
    ...loanScreens(loanPaths.manager, 'CareLoansPage'),
    { path: insurancePaths.manager, load: loadCoversInCarePage },
    { path: insurancePaths.enrolInCare, load: loadEnrolPage },
    { path: paths.managerBusiness, load: loadCareBusinessesPage },
    { path: `${paths.managerBusiness}/new`, load: loadNewCareBusinessPage },
    { path: `${paths.managerBusiness}/:farmerId`, load: loadCareBusinessPage },
    { path: pricePaths.record, load: loadRecordPricePage },
    ...priceScreens,
    { path: '/ExtensionManager/lots', load: withLine(loadLotsInCarePage, loadTripsLine) },
    ...lotScreens(`${farmerPage}/produce`),
    ...managerTrips(`${farmerPage}/produce`),
    { path: `${farmerPage}/deliveries`, load: loadMyDeliveriesPage },
    { path: `${farmerPage}/deliveries/:deliveryId`, load: loadDeliveryPage },
    ...inputScreens(`${farmerPage}/inputs`),
    needsNetwork({ path: `${farmerPage}/mills`, load: loadAskMillPage }),
    needsNetwork({ path: `${farmerPage}/storage`, load: loadStoragePage }),
    needsNetwork({ path: `${farmerPage}/storage/:receiptId`, load: loadOwnReceiptPage }),
    ...offerScreens('/ExtensionManager/offers'),
    ...demandScreens(demandPaths.manager),
    { path: libraryPaths.manager, load: withLine(loadLibraryPage, loadTextsLink) },
    { path: `${libraryPaths.manager}/:articleId`, load: loadSharedArticlePage },
    needsNetwork({ path: libraryPaths.desk, load: loadDeskPage }),
    needsNetwork({ path: `${libraryPaths.desk}/:articleId`, load: loadDeskArticlePage }),
    needsNetwork({ path: phrasePaths.manager, load: loadPhrasesPage }),
    { path: boardPath, load: loadBoardPage },
    { path: `${boardPath}/:managerId`, load: loadZoneManagerPage },
    { path: `${boardPath}/:managerId/farmers`, load: loadZoneFarmersPage },
    { path: `${boardPath}/:managerId/inspections`, load: loadZoneInspectionsPage },
    { path: `${boardPath}/:managerId/hand-over`, load: loadHandOverPage },
    { path: careInspectionsPath, load: loadCareInspectionsPage },
    { path: returnPath, load: loadReturnPage },
    { path: eventsPath, load: loadEventsPage },
    { path: paths.managerProfile, load: withLine(loadManagerProfilePage, loadRegulatorLine) },
    { path: `${paths.managerProfile}/contact`, load: loadChangeContactPage },
    { path: `${paths.managerProfile}/identity`, load: loadIdentityPage },
    { path: paths.messages, load: loadWholeMessagesPage },
    { path: `${paths.messages}/:farmerId`, load: loadConversationPage },
    ...roomScreens,
    needsNetwork({ path: '/broadcasts', load: loadBroadcastsPage }),
    ...noticeScreens,
    ...regulatorScreens,
    ...plotScreens(paths.managerFarm),
    ...seasonScreens(paths.managerFarm),
  ],
  menu: [
    { path: paths.managerDashboard, says: 'menu.home', Icon: House },
    { path: paths.caseload, says: 'menu.caseload', Icon: Users },
    { path: paths.managerFarms, says: 'menu.managerFarms', Icon: Sprout },
    { path: '/ExtensionManager/lots', says: 'menu.lots', Icon: Package },
    { path: paths.managerVisits, says: 'menu.visits', Icon: CalendarDays },
    { path: paths.messages, says: 'menu.talk', Icon: MessagesSquare },
    { path: paths.managerReports, says: 'menu.managerReports', Icon: ClipboardList },
    { path: paths.managerFinance, says: 'menu.finance', Icon: Wallet },
    { path: paths.managerBusiness, says: 'menu.agribusiness', Icon: Store },
    { path: pricePaths.board, says: 'menu.prices', Icon: TrendingUp },
    { path: paths.managerProfile, says: 'menu.managerProfile', Icon: UserRound },
  ],
};

export const agent: Area = forApproved(area);
