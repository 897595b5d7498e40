/* What a mill earns and tells of itself, in one file for the same reason as its work. */
export { MillFinancePage } from './MillFinancePage.tsx';
export { MillReportPage } from './MillReportPage.tsx';
