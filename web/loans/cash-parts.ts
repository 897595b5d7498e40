/* Cash for loans as managers take it, and its receipts, in one file; opened with no network too. */
export { CashReceiptPage } from './CashReceiptPage.tsx';
export { TakeCashPage } from './TakeCashPage.tsx';
export { TillPage } from './TillPage.tsx';
