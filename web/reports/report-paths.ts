import { useLocation } from 'wouter';
import type { WordId } from '#kit/words.tsx';

/* The addresses of reports: the specification's, and what stands under them. */

const reportsPath = '/Farmer/reports';
const newReportPath = `${reportsPath}/new`;
export const detailsPath = '/Farmer/DisplayReport';

const pathOfReport = (reportId: string): string => `${detailsPath}/${reportId}`;

export const pathOfNew = (farmId: string, corrects: string | null = null): string =>
  `${newReportPath}?farm=${farmId}${corrects === null ? '' : `&corrects=${corrects}`}`;

/** Where the reports are that someone reads and writes: one's own, or those of a farmer in care below that farmer's page. */
export type ReportPaths = {
  readonly overview: string;
  readonly overviewSays: WordId;
  readonly report: (reportId: string) => string;
  readonly add: (farmId: string, corrects?: string | null) => string;
};

const ownPaths: ReportPaths = {
  overview: reportsPath,
  overviewSays: 'reports.toReports',
  report: pathOfReport,
  add: pathOfNew,
};

export const reportPathsOf = (farmerId: string): ReportPaths => {
  const overview = `/extension-farmers/${farmerId}`;
  return {
    overview,
    overviewSays: 'caseload.toFarmer',
    report: (reportId) => `${overview}/reports/${reportId}`,
    add: (farmId, corrects = null) =>
      `${overview}/reports/new?farm=${farmId}${corrects === null ? '' : `&corrects=${corrects}`}`,
  };
};

/** Those for whichever page this is. */
export const useReportPaths = (): ReportPaths => {
  const [pathname] = useLocation();
  const farmerId = /^\/extension-farmers\/([^/]+)\//i.exec(pathname)?.[1];
  return farmerId === undefined ? ownPaths : reportPathsOf(farmerId);
};
