import { isWithin, monthToDay, daysOf, spanBefore } from '#kit/span.ts';
import { inspectionTypes, type Report } from './model.ts';

/** Spec, section 4: completed, pending; everything that is not completed counts as in progress. */
const reportStatuses = ['completed', 'in-progress'] as const;

export type ReportStatus = (typeof reportStatuses)[number];

type Inspected = Pick<Report, 'inspection'>;

export const reportStatus = ({ inspection }: Inspected): ReportStatus =>
  inspection.inspectionCompleted ? 'completed' : 'in-progress';

/**
 * How far a report is, 0 to 100 percent. Each of the four inspections is a quarter. A completed report is at 100; one in
 * progress counts the inspections before its own: pre-planting 0, mid-season 25, harvest 50, post-harvest 75.
 */
export const reportProgress = (report: Inspected): number => {
  if (reportStatus(report) === 'completed') return 100;
  const before = inspectionTypes.indexOf(report.inspection.inspectionType);
  return (before / inspectionTypes.length) * 100;
};

/** Those that no newer one took the place of. */
export const standingReports = <One extends Pick<Report, 'id' | 'corrects'>>(
  reports: readonly One[],
): readonly One[] => {
  const replaced = new Set(reports.map(({ corrects }) => corrects));
  return reports.filter(({ id }) => !replaced.has(id));
};

/** `thisMonth` counts the days of this month up to today, `before` as many days right before them. */
export type ReportFigures = {
  readonly all: number;
  readonly completed: number;
  readonly inProgress: number;
  readonly thisMonth: number;
  readonly before: number;
  readonly days: number;
};

/** How many reports stand, by status, and how many are of this month, by the day they tell of. */
export const reportFigures = (reports: readonly Report[], today: string): ReportFigures => {
  const standing = standingReports(reports);
  const month = monthToDay(today);
  const earlier = spanBefore(month);
  const completed = standing.filter((one) => reportStatus(one) === 'completed').length;
  return {
    all: standing.length,
    completed,
    inProgress: standing.length - completed,
    thisMonth: standing.filter(({ farmReport }) => isWithin(month, farmReport.reportDate)).length,
    before: standing.filter(({ farmReport }) => isWithin(earlier, farmReport.reportDate)).length,
    days: daysOf(month),
  };
};
