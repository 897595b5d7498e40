/* What admins see of money, in one file for the same reason. */
export { LedgerPage } from './LedgerPage.tsx';
export { PayoutsPage } from './PayoutsPage.tsx';
export { TroublesPage } from './TroublesPage.tsx';
