/* What whoever works at a mill opens, in one file: on a slow line each file more costs more than its bytes. */
export { JobPage } from './JobPage.tsx';
export { JobsPage } from './JobsPage.tsx';
export { MillDayPanel } from './MillDayPanel.tsx';
export { MillFinancePage } from './MillFinancePage.tsx';
export { MillReportPage } from './MillReportPage.tsx';
export { NewJobPage } from './NewJobPage.tsx';
export { ProductPage } from './ProductPage.tsx';
export { ProductsPage } from './ProductsPage.tsx';
export { RequestsPage } from './RequestsPage.tsx';
