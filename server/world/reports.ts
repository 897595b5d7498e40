import { newReport, type ReportDraft } from '@shuka/domain/reports';
import { insertReport } from '#reports';
import type { Db } from '#kit/db.ts';
import { farms } from './farms.ts';
import { people } from './people.ts';

const idOf = (number: number): string => `0193a000-0008-7000-8000-${String(number).padStart(12, '0')}`;

const line = (naira: number, quantity: number) => ({ priceKobo: naira * 100, quantity });

const [ofAmina] = farms;

/** A whole report of Amina's farm as a phone sends it, with what differs. */
export const reportDraft = (change: Partial<ReportDraft> & { readonly id: string }): ReportDraft => ({
  farmId: ofAmina?.id ?? '',
  keeperId: people.amina.accountId,
  seasonId: null,
  costs: {
    seed: line(1600, 20),
    labour: line(3500, 18),
    fertiliser: line(52_000, 2),
    herbicide: line(6500, 2.5),
    pesticide: line(4800, 1),
    others: line(9000, 1),
  },
  familyLabour: null,
  budgetKobo: null,
  harvest: null,
  inspection: { inspectionType: 'pre-planting', inspectionCompleted: true },
  farmReport: {
    reportTitle: 'Ready for the rains',
    reportCategory: 'soil',
    reportZone: 'North West',
    reportDescription:
      'Ridges are made on both plots. Manure is spread on the home plot.\nSeed and fertiliser are bought and dry.',
    reportDate: '2026-05-02',
    cropType: 'Maize',
    reportLocation: 'Bichi, Kano',
  },
  photoIds: [],
  entriesInBook: false,
  entries: [],
  corrects: null,
  ...change,
});

const lastHarvest = reportDraft({
  id: idOf(1),
  familyLabour: { days: 30, dayPriceKobo: 250_000 },
  budgetKobo: 25_000_000,
  harvest: { bags: 12, bagsToSell: 9 },
  inspection: { inspectionType: 'post-harvest', inspectionCompleted: true },
  farmReport: {
    reportTitle: 'Masara na 2025: after the harvest',
    reportCategory: 'harvest',
    reportZone: 'North West',
    reportDescription: 'Twelve bags of 100 kg, dried and in the store. Three stay for the house.',
    reportDate: '2025-11-28',
    cropType: 'Maize',
    reportLocation: 'Bichi, Kano',
  },
});

/** The reports of the demo world, both of Amina's farm. Neither stands in her book: its entries are there of their own. */
export const reports: readonly ReportDraft[] = [lastHarvest, reportDraft({ id: idOf(2) })];

export const loadReports = async (db: Db, bornAt: Date): Promise<void> => {
  for (const draft of reports) await insertReport(db, newReport(draft, draft.keeperId, bornAt));
};
