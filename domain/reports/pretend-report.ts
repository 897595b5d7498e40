import { newReport } from './rules.ts';
import type { Report, ReportDraft } from './model.ts';

/** For tests: an id that tells its number. */
export const pretendId = (number: number): string => `0193a000-0009-7000-8000-${String(number).padStart(12, '0')}`;

export const pretendNow = new Date('2026-11-21T08:00:00Z');

const line = (naira: number, quantity: number) => ({ priceKobo: naira * 100, quantity });

/** For tests: a whole report as a phone sends it, with what a test changes in it. */
export const pretendDraft = (change: Partial<ReportDraft> = {}): ReportDraft => ({
  id: pretendId(1),
  farmId: pretendId(2),
  keeperId: pretendId(3),
  seasonId: null,
  costs: {
    seed: line(9500, 4),
    labour: line(3500, 24),
    fertiliser: line(52_000, 6),
    herbicide: line(6800, 3),
    pesticide: line(0, 0),
    others: line(15_000, 1),
  },
  familyLabour: null,
  budgetKobo: null,
  harvest: null,
  inspection: { inspectionType: 'mid-season', inspectionCompleted: true },
  farmReport: {
    reportTitle: 'Maize at knee height',
    reportCategory: 'crop-growth',
    reportZone: '',
    reportDescription: 'Even stand, few weeds.',
    reportDate: '2026-07-10',
    cropType: 'Maize',
    reportLocation: 'Bichi, Kano',
  },
  photoIds: [],
  entriesInBook: false,
  entries: [],
  corrects: null,
  ...change,
});

export const pretendReport = (change: Partial<ReportDraft> = {}): Report =>
  newReport(pretendDraft(change), pretendId(3), pretendNow);
