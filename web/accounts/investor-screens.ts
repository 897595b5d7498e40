/* What investors open, in one file: on a slow line each file more costs more than its bytes. */
export { InvestorFarmersPage } from './InvestorFarmersPage.tsx';
export { InvestorFilePage } from './InvestorFilePage.tsx';
export { InvestorPendingPage } from './InvestorPendingPage.tsx';
export { InvestorProfilePage } from './InvestorProfilePage.tsx';
