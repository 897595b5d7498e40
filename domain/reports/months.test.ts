import { expect, test } from 'vitest';
import type { Report } from './model.ts';
import { reportsByMonth } from './months.ts';

const on = (reportDate: string, corrects: string | null = null): Report =>
  ({ id: reportDate, corrects, farmReport: { reportDate } }) as Report; // what is counted by is all that is looked at

test('reports are counted month by month, months without one too, and a corrected one once', () => {
  const reports = [
    on('2025-11-30'),
    on('2025-12-01'),
    on('2026-02-10'),
    on('2026-02-11', '2026-02-10'),
    on('2026-02-12'),
  ];
  expect(reportsByMonth(reports, '2026-02-21', 4)).toEqual([
    { month: '2025-11', count: 1 },
    { month: '2025-12', count: 1 },
    { month: '2026-01', count: 0 },
    { month: '2026-02', count: 2 },
  ]);
});
