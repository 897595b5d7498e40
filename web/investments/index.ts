/** Investments on screen: what farms offer, what an investor put in, the evidence, the wallet. Each part loads when it is opened. */
import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

export { investmentPaths } from './investment-paths.ts';

const ofInvestor = (screen: Promise<ComponentType>): Promise<ComponentType> => loadWithWords('investments', screen);

export const loadInvestorDashboard = () =>
  ofInvestor(import('./InvestorDashboard.tsx').then((part) => part.InvestorDashboard));
export const loadAvailableFarmsPage = () =>
  ofInvestor(import('./AvailableFarmsPage.tsx').then((part) => part.AvailableFarmsPage));
export const loadOngoingInvestmentsPage = () =>
  ofInvestor(import('./OngoingInvestmentsPage.tsx').then((part) => part.OngoingInvestmentsPage));
export const loadHoldingPage = () => ofInvestor(import('./HoldingPage.tsx').then((part) => part.HoldingPage));
export const loadAvailableInvestmentsPage = () =>
  ofInvestor(import('./AvailableInvestmentsPage.tsx').then((part) => part.AvailableInvestmentsPage));
export const loadOfferPage = () => ofInvestor(import('./OfferPage.tsx').then((part) => part.OfferPage));
export const loadInvestPage = () => ofInvestor(import('./InvestPage.tsx').then((part) => part.InvestPage));
export const loadInvestorWalletPage = () =>
  ofInvestor(import('./InvestorWalletPage.tsx').then((part) => part.InvestorWalletPage));

export {
  loadAdminOfferPage,
  loadAdminOffersPage,
  loadAskTranchePage,
  loadOfferOfFarm,
  loadOffersPage,
  loadOwnOfferPage,
  loadWriteOfferPage,
} from './offer-screens.ts';
