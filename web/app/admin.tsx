import {
  Bug,
  DoorOpen,
  Flag,
  HandCoins,
  Handshake,
  House,
  ListChecks,
  Mail,
  Scale,
  Smartphone,
  ScrollText,
  Stamp,
  TrendingUp,
  ShieldCheck,
  Users,
  Wallet,
  Wheat,
} from 'lucide-react';
import { loadAdminHomePage, loadReferencePage, loadReferencesPage, loadRolesPage } from '#admin';
import { loadApplicantPage, loadInvestorHistoryPage } from '#accounts';
import { loadOutbreaksPage, loadThresholdsPage } from '#advisory';
import { figurePaths, loadPlaceFiguresPage } from '#figures';
import { loadLedgerPage, loadPayoutsPage, loadTroublesPage } from '#finance';
import { importPaths, loadImportPage, loadImportsPage } from '#imports';
import { integrationPaths, loadProgrammePage, loadProgrammesPage, loadProgrammeWebhookPage } from '#integrations';
import { insurancePaths, loadInsuranceDeskPage } from '#insurance';
import { loadAdminOfferPage, loadAdminOffersPage } from '#investments';
import { loadCheckInputsPage, loadOrderPage, loadPriceImportsPage, pricePaths, sale } from '#marketplace';
import { libraryPaths, loadAgronomistsPage, loadPhrasesPage, loadSpeakersPage, phrasePaths } from '#library';
import { loadTillsPage, loanDesk, loanPaths } from '#loans';
import { loadBroadcastsPage, loadContactMessagesPage, loadReportedMessagesPage } from '#messaging';
import { loadAuditPage, loadPrivacyDeskPage, privacyPaths } from '#privacy';
import { loadPledgesPage, storagePaths } from '#processing';
import { loadAssignmentsPage, loadCompanyApplicationPage, loadDuplicatesPage, loadMergePage } from '#relations';
import {
  loadClipsPage,
  loadFlagsPage,
  loadLicencesPage,
  loadMeasuresPage,
  loadSwitchesPage,
  loadTaskRulesPage,
} from '#settings';
import { loadLostPhonesPage, loadPhonesOfPage } from '#sync';
import { loadFakeQueuePage } from '#traceability';
import { loadZonePage, loadZonesPage, zonesPath } from '#supervision';
import { complyPaths, loadEndingCertificatesPage, loadRegulatorsPage } from '#traceability';
import type { Area } from './area.ts';
import { noticeScreens } from './notice-screens.ts';
import { regulatorScreens } from './regulator-screens.ts';
import { paths } from './paths.ts';
import { loadWholePeoplePage } from './people-advice.tsx';
import { priceScreens } from './price-screens.ts';

const own = {
  doors: `${paths.admin}/doors`,
  messages: `${paths.admin}/messages`,
  people: `${paths.admin}/people`,
  assignments: `${paths.admin}/assignments`,
  lostPhones: `${paths.admin}/lost-phones`,
  measures: `${paths.admin}/measures`,
  pests: `${paths.admin}/pests`,
  taskRules: `${paths.admin}/task-rules`,
  licences: `${paths.admin}/licences`,
} as const;

export const admin: Area = {
  role: 'admin',
  screens: [
    { path: paths.admin, load: loadAdminHomePage },
    { path: '/admin/roles', load: loadRolesPage },
    { path: '/admin/flags', load: loadFlagsPage },
    { path: '/admin/reference', load: loadReferencesPage },
    { path: '/admin/reference/:name', load: loadReferencePage },
    { path: own.doors, load: loadSwitchesPage },
    { path: own.messages, load: loadContactMessagesPage },
    { path: `${own.messages}/reported`, load: loadReportedMessagesPage },
    { path: '/broadcasts', load: loadBroadcastsPage },
    { path: own.people, load: loadWholePeoplePage },
    { path: `${own.people}/:accountId`, load: loadApplicantPage },
    { path: `${own.people}/:accountId/investor`, load: loadInvestorHistoryPage },
    { path: `${own.people}/:accountId/phones`, load: loadPhonesOfPage },
    { path: `${own.people}/:accountId/company`, load: loadCompanyApplicationPage },
    { path: own.assignments, load: loadAssignmentsPage },
    { path: `${paths.admin}/duplicates`, load: loadDuplicatesPage },
    { path: `${paths.admin}/duplicates/:likenessId`, load: loadMergePage },
    { path: complyPaths.regulators, load: loadRegulatorsPage },
    { path: complyPaths.ending, load: loadEndingCertificatesPage },
    { path: figurePaths.ofAdmin, load: loadPlaceFiguresPage },
    { path: own.lostPhones, load: loadLostPhonesPage },
    { path: own.measures, load: loadMeasuresPage },
    { path: own.pests, load: loadThresholdsPage },
    { path: '/pests', load: loadOutbreaksPage },
    { path: own.taskRules, load: loadTaskRulesPage },
    { path: own.licences, load: loadLicencesPage },
    { path: '/admin/clips', load: loadClipsPage },
    { path: phrasePaths.admin, load: loadPhrasesPage },
    { path: phrasePaths.speakers, load: loadSpeakersPage },
    { path: '/admin/offers', load: loadAdminOffersPage },
    { path: '/admin/offers/:offerId', load: loadAdminOfferPage },
    { path: '/admin/payouts', load: loadPayoutsPage },
    { path: '/admin/inputs', load: loadCheckInputsPage },
    { path: '/admin/inputs/:orderId', load: loadOrderPage },
    { path: '/admin/fakes', load: loadFakeQueuePage },
    { path: '/admin/ledger', load: loadLedgerPage },
    { path: '/admin/money-troubles', load: loadTroublesPage },
    { path: loanPaths.desk, load: loanDesk('LoanDeskPage') },
    { path: loanPaths.products, load: loanDesk('ProductsPage') },
    { path: loanPaths.tills, load: loadTillsPage },
    { path: loanPaths.disasters, load: loanDesk('DisastersPage') },
    { path: loanPaths.loan(loanPaths.desk, ':loanId'), load: loanDesk('DeskLoanPage') },
    { path: insurancePaths.desk, load: loadInsuranceDeskPage },
    { path: storagePaths.pledges, load: loadPledgesPage },
    { path: '/admin/produce', load: sale('ListingsPage') },
    { path: '/admin/produce/:listingId', load: sale('ListingPage') },
    { path: pricePaths.imports, load: loadPriceImportsPage },
    { path: importPaths.list, load: loadImportsPage },
    { path: importPaths.one(':importId'), load: loadImportPage },
    { path: integrationPaths.programmes, load: loadProgrammesPage },
    { path: integrationPaths.programme(':programmeId'), load: loadProgrammePage },
    { path: integrationPaths.webhookOf(':programmeId', ':webhookId'), load: loadProgrammeWebhookPage },
    ...priceScreens,
    ...noticeScreens,
    ...regulatorScreens,
    { path: privacyPaths.desk, load: loadPrivacyDeskPage },
    { path: privacyPaths.audit, load: loadAuditPage },
    { path: libraryPaths.agronomists, load: loadAgronomistsPage },
    { path: zonesPath, load: loadZonesPage },
    { path: `${zonesPath}/:zoneId`, load: loadZonePage },
  ],
  menu: [
    { path: paths.admin, says: 'menu.home', Icon: House },
    { path: own.messages, says: 'menu.messages', Icon: Mail },
    { path: own.people, says: 'menu.people', Icon: Users },
    { path: own.assignments, says: 'menu.assignments', Icon: Handshake },
    { path: own.lostPhones, says: 'menu.lostPhones', Icon: Smartphone },
    { path: own.measures, says: 'menu.measures', Icon: Scale },
    { path: own.pests, says: 'menu.pestThresholds', Icon: Bug },
    { path: own.taskRules, says: 'menu.taskRules', Icon: ListChecks },
    { path: '/admin/offers', says: 'menu.offers', Icon: HandCoins },
    { path: '/admin/payouts', says: 'menu.finance', Icon: Wallet },
    { path: insurancePaths.desk, says: 'menu.insurance', Icon: ShieldCheck },
    { path: pricePaths.board, says: 'menu.prices', Icon: TrendingUp },
    { path: '/admin/produce', says: 'menu.lots', Icon: Wheat },
    { path: own.licences, says: 'menu.licences', Icon: Stamp },
    { path: privacyPaths.desk, says: 'menu.privacy', Icon: ScrollText },
    { path: '/admin/fakes', says: 'menu.fakes', Icon: Flag },
    { path: own.doors, says: 'menu.switches', Icon: DoorOpen },
  ],
};
