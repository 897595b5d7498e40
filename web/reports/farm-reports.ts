import type { Report } from '@shuka/domain/reports';
import type { Kept } from '#kit/rows.ts';

/** A report and whether a newer one took its place. */
export type Shown = { readonly kept: Kept<Report>; readonly isCorrected: boolean };

const byDay = (one: Report, other: Report): number => {
  if (one.farmReport.reportDate !== other.farmReport.reportDate)
    return one.farmReport.reportDate < other.farmReport.reportDate ? 1 : -1;
  return one.id < other.id ? 1 : -1;
};

/** The reports of a farm, those of the latest day first; corrected ones are there and say so. */
export const reportsOf = (reports: readonly Kept<Report>[], farmId: string): Shown[] => {
  const replaced = new Set(reports.map(({ row }) => row.corrects));
  return reports
    .filter(({ row }) => row.farmId === farmId)
    .toSorted((one, other) => byDay(one.row, other.row))
    .map((kept) => ({ kept, isCorrected: replaced.has(kept.row.id) }));
};

/** How many reports each farm has that no newer one took the place of, by the farm's id. */
export const countsByFarm = (reports: readonly Kept<Report>[]): ReadonlyMap<string, number> => {
  const replaced = new Set(reports.map(({ row }) => row.corrects));
  const counts = new Map<string, number>();
  for (const { row } of reports) if (!replaced.has(row.id)) counts.set(row.farmId, (counts.get(row.farmId) ?? 0) + 1);
  return counts;
};
