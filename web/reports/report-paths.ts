/* The addresses of reports: the specification's, and what stands under them. */

export const reportsPath = '/Farmer/reports';
export const newReportPath = `${reportsPath}/new`;
export const detailsPath = '/Farmer/DisplayReport';

export const pathOfReport = (reportId: string): string => `${detailsPath}/${reportId}`;

export const pathOfNew = (farmId: string, corrects: string | null = null): string =>
  `${newReportPath}?farm=${farmId}${corrects === null ? '' : `&corrects=${corrects}`}`;
