import type { Report } from './model.ts';

/** The month before 'YYYY-MM'. */
const before = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};

/**
 * How many reports are of each month ('YYYY-MM') up to today's, the oldest first, months without one too. A report that was
 * corrected counts once.
 */
export const reportsByMonth = (
  reports: readonly Report[],
  today: string,
  months = 6,
): { readonly month: string; readonly count: number }[] => {
  const corrected = new Set(reports.map(({ corrects }) => corrects));
  const counts = new Map<string, number>();
  for (const { id, farmReport } of reports) {
    if (corrected.has(id)) continue;
    const month = farmReport.reportDate.slice(0, 7);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const asked = [today.slice(0, 7)];
  while (asked.length < months) asked.unshift(before(asked[0] ?? ''));
  return asked.map((month) => ({ month, count: counts.get(month) ?? 0 }));
};
