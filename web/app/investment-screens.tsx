import type { ComponentType } from 'react';
import { loadBankAccountPage } from '#accounts';
import {
  investmentPaths,
  loadAvailableFarmsPage,
  loadAvailableInvestmentsPage,
  loadHoldingPage,
  loadInvestorDashboard,
  loadInvestorWalletPage,
  loadInvestPage,
  loadOfferPage,
  loadOngoingInvestmentsPage,
} from '#investments';
import type { Area, Screen } from './area.ts';
import { needsNetwork } from './needs-network.tsx';
import { paths } from './paths.ts';

const loadOwnBankPage = async (): Promise<ComponentType> => {
  const Page = await loadBankAccountPage();
  return () => <Page back={investmentPaths.wallet} />;
};

const loadPaymentReturn = async (): Promise<ComponentType> => (await import('./PaymentReturn.tsx')).PaymentReturn;

/** What farms offer investors, what they hold, and their wallet. */
export const investmentScreens: Area['screens'] = (
  [
    { path: investmentPaths.dashboard, load: loadInvestorDashboard },
    { path: investmentPaths.farms, load: loadAvailableFarmsPage },
    { path: investmentPaths.holdings, load: loadOngoingInvestmentsPage },
    { path: `${investmentPaths.holdings}/:holdingId`, load: loadHoldingPage },
    { path: investmentPaths.offers, load: loadAvailableInvestmentsPage },
    { path: investmentPaths.available, load: loadAvailableInvestmentsPage },
    { path: `${investmentPaths.offers}/:offerId`, load: loadOfferPage },
    { path: `${investmentPaths.offers}/:offerId/invest`, load: loadInvestPage },
    { path: investmentPaths.wallet, load: loadInvestorWalletPage },
    { path: investmentPaths.bank, load: loadOwnBankPage },
  ] satisfies Screen[]
).map(needsNetwork);

/** Where a payment provider sends the payer back to; whoever is not approved yet passes it too. */
export const paymentReturn: Screen = { path: paths.auth, load: loadPaymentReturn };
