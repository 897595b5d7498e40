import { standingReports, type Report } from '@shuka/domain/reports';
import type { Kept } from '#kit/rows.ts';

const byDay = ({ row: one }: Kept<Report>, { row: other }: Kept<Report>): number =>
  other.farmReport.reportDate.localeCompare(one.farmReport.reportDate) || other.id.localeCompare(one.id);

/**
 * The reports of others than oneself that stand, those of the latest day first. A correction that the server refused has
 * no say over what it corrects; it shows too, in need of fixing.
 */
export const standingOfCare = (kept: readonly Kept<Report>[], ownId: string): readonly Kept<Report>[] => {
  const inCare = kept.filter(({ row }) => row.keeperId !== ownId);
  const rows = inCare.map(({ row, state }) => (state === 'needs-fixing' ? { ...row, corrects: null } : row));
  const standing = new Set(standingReports(rows).map(({ id }) => id));
  return inCare.filter(({ row }) => standing.has(row.id)).toSorted(byDay);
};
