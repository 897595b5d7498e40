/* The desk of those who decide on loans, and what mills do with them, in one file. */
export { DeskLoanPage } from './DeskLoanPage.tsx';
export { DisastersPage } from './DisastersPage.tsx';
export { LoanDeskPage } from './LoanDeskPage.tsx';
export { MillLoansPage } from './MillLoansPage.tsx';
export { ProductsPage } from './ProductsPage.tsx';
