import {
  loadChangeContactPage,
  loadConsentPage,
  loadIdentityPage,
  loadMyAccountPage,
  loadProfilePage,
} from '#accounts';
import { loadOutbreaksPage, loadWeatherPage } from '#advisory';
import { loadFarmerWalletPage } from '#finance';
import { loadMyAgentPage } from '#extension';
import {
  loadAskMillPage,
  loadDeliveryPage,
  loadMyDeliveriesPage,
  loadOwnReceiptPage,
  loadStoragePage,
  storagePaths,
} from '#processing';
import { loadDisplayReportPage, loadInspectionPage, loadNewReportPage, loadReportsPage } from '#reports';
import { demandPaths, loadBusinessPage } from '#marketplace';
import { libraryPaths, loadAdvicePage, loadArticlePage } from '#library';
import { loadWithWords } from '#kit/load-with-words.ts';
import { loadNameInStoriesPage } from '#traceability';
import type { Screen } from './area.ts';
import { demandScreens } from './demand-screens.ts';
import { loadWholeFarmPage } from './farm-pages.tsx';
import { loadWholeFarmerCardPage } from './farmer-card.tsx';
import { financeScreens } from './finance-screens.ts';
import { inputScreens } from './input-screens.ts';
import { loadWholeMessagesPage } from './messages-page.tsx';
import { lotScreens } from './lot-screens.ts';
import { offerScreens } from './offer-screens.ts';
import { needsNetwork } from './needs-network.tsx';
import { paths } from './paths.ts';
import { plotScreens } from './plot-screens.ts';
import { priceScreens } from './price-screens.ts';
import { loadWholeMyFarmsPage } from './produce-parts.tsx';
import { noticeScreens } from './notice-screens.ts';
import { roomScreens } from './room-screens.ts';
import { seasonScreens } from './season-screens.ts';

const loadPassbookPage = () =>
  loadWithWords(
    'figures',
    import('./PassbookPage.tsx').then((part) => part.PassbookPage),
  );

/** Every screen of a farmer but the dashboard. */
export const farmerScreens: readonly Screen[] = [
  { path: paths.myFarms, load: loadWholeMyFarmsPage },
  { path: paths.farm, load: loadWholeFarmPage },
  { path: `${paths.farm}/:farmId`, load: loadWholeFarmPage },
  ...plotScreens(paths.farm),
  ...seasonScreens(paths.farm),
  { path: '/Farmer/weather', load: loadWeatherPage },
  needsNetwork({ path: '/pests', load: loadOutbreaksPage }),
  ...lotScreens('/Farmer/produce'),
  { path: '/Farmer/deliveries', load: loadMyDeliveriesPage },
  { path: '/Farmer/deliveries/:deliveryId', load: loadDeliveryPage },
  ...priceScreens,
  ...inputScreens('/Farmer/inputs'),
  needsNetwork({ path: '/Farmer/mills', load: loadAskMillPage }),
  needsNetwork({ path: storagePaths.farmer, load: loadStoragePage }),
  needsNetwork({ path: `${storagePaths.farmer}/:receiptId`, load: loadOwnReceiptPage }),
  { path: libraryPaths.farmer, load: loadAdvicePage },
  { path: `${libraryPaths.farmer}/:articleId`, load: loadArticlePage },
  { path: paths.passbook, load: loadPassbookPage },
  { path: paths.farmerCard, load: loadWholeFarmerCardPage },
  { path: paths.farmerProfile, load: loadProfilePage },
  { path: paths.farmerContact, load: loadChangeContactPage },
  { path: paths.farmerIdentity, load: loadIdentityPage },
  { path: paths.farmerConsent, load: loadConsentPage },
  needsNetwork({ path: `${paths.farmerConsent}/name`, load: loadNameInStoriesPage }),
  { path: paths.farmerAccount, load: loadMyAccountPage },
  { path: paths.myAgent, load: loadMyAgentPage },
  { path: paths.messages, load: loadWholeMessagesPage },
  ...roomScreens,
  ...noticeScreens,
  { path: paths.agribusiness, load: loadBusinessPage },
  ...demandScreens(demandPaths.farmer),
  ...financeScreens,
  { path: paths.auth, load: async () => (await import('./PaymentReturn.tsx')).PaymentReturn },
  { path: '/Farmer/wallet', load: loadFarmerWalletPage },
  ...offerScreens('/Farmer/offers'),
  { path: paths.reports, load: loadReportsPage },
  { path: `${paths.reports}/new`, load: loadNewReportPage },
  { path: paths.reportDetails, load: loadDisplayReportPage },
  { path: `${paths.reportDetails}/:reportId`, load: loadDisplayReportPage },
  { path: '/Farmer/inspections/:inspectionId', load: loadInspectionPage },
];
