import {
  ChartNoAxesColumn,
  House,
  MessagesSquare,
  Sprout,
  Store,
  Tractor,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import {
  loadChangeContactPage,
  securityParts,
  loadInvestorFarmersPage,
  loadInvestorFilePage,
  loadInvestorPendingPage,
  loadInvestorProfilePage,
} from '#accounts';
import { investmentPaths } from '#investments';
import { loadOpportunitiesPage, loadOpportunityPage } from '#marketplace';
import { loadRegulatorLine } from '#traceability';
import type { Area } from './area.ts';
import { forApproved } from './for-approved.tsx';
import { investmentScreens, paymentReturn } from './investment-screens.tsx';
import { paths } from './paths.ts';
import { noticeScreens } from './notice-screens.ts';
import { regulatorScreens } from './regulator-screens.ts';
import { roomScreens } from './room-screens.ts';
import { withLine } from './with-line.tsx';

const own = {
  profile: '/Investors/IProfile',
  farmers: '/Investors/Farmers',
  opportunities: '/Investors/Agri_Business',
} as const;

const area: Area = {
  role: 'investor',
  screens: [
    ...investmentScreens.map((screen) =>
      screen.path === paths.investorDashboard
        ? { ...screen, load: withLine(screen.load, async () => (await securityParts()).loadFactorLine()) }
        : screen,
    ),
    ...roomScreens,
    ...noticeScreens,
    ...regulatorScreens,
    { path: own.profile, load: withLine(loadInvestorProfilePage, loadRegulatorLine) },
    { path: `${own.profile}/contact`, load: loadChangeContactPage },
    { path: `${own.profile}/file`, load: loadInvestorFilePage },
    { path: own.farmers, load: loadInvestorFarmersPage },
    { path: own.opportunities, load: loadOpportunitiesPage },
    { path: `${own.opportunities}/:businessId`, load: loadOpportunityPage },
  ],
  menu: [
    { path: paths.investorDashboard, says: 'menu.home', Icon: House },
    { path: investmentPaths.offers, says: 'menu.availableInvestments', Icon: Sprout },
    { path: investmentPaths.holdings, says: 'menu.ongoingInvestments', Icon: ChartNoAxesColumn },
    { path: investmentPaths.farms, says: 'menu.availableFarms', Icon: Tractor },
    { path: investmentPaths.wallet, says: 'menu.wallet', Icon: Wallet },
    { path: own.farmers, says: 'menu.investorFarmers', Icon: Users },
    { path: own.opportunities, says: 'menu.opportunities', Icon: Store },
    { path: '/rooms', says: 'menu.talk', Icon: MessagesSquare },
    { path: own.profile, says: 'menu.profile', Icon: UserRound },
  ],
};

const gated = forApproved(area, loadInvestorPendingPage);

export const investor: Area = { ...gated, screens: [...gated.screens, paymentReturn] };
