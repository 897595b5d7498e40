/* Loans as farmers and their managers see them, in one file: on a slow line each file more costs more than its bytes. */
export { AskLoanPage } from './AskLoanPage.tsx';
export { CareLoansPage } from './CareLoansPage.tsx';
export { LoanPage } from './LoanPage.tsx';
export { LoansPage } from './LoansPage.tsx';
