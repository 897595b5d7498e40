import type { Category } from '@shuka/domain/finance';
import type { InspectionType, ReportCategory } from '@shuka/domain/reports';
import type { CaseKey } from './caseload-people.ts';

type Spent = readonly [who: CaseKey, on: string, category: Category, naira: number, description: string];

/** What some of them paid and were paid: invented round sums, near those of Amina's book. */
export const caseEntries: readonly Spent[] = [
  ['muhammad', '2026-06-17', 'seed', 36_000, 'Rice seed, 40 kg'],
  ['muhammad', '2026-07-30', 'fertiliser', 104_000, 'NPK and urea, 2 bags'],
  ['muhammad', '2026-08-20', 'labour', 42_000, 'Weeding, 12 days'],
  ['aishatu', '2026-06-20', 'seed', 21_000, 'Groundnut seed'],
  ['aishatu', '2026-10-30', 'produce-sale', 148_000, '4 bags of groundnut'],
  ['yusuf', '2026-06-10', 'labour', 28_000, 'Ridges'],
  ['fatima', '2026-10-02', 'seed', 9_500, 'Tomato seed, 2 tins'],
  ['fatima', '2026-10-29', 'other-input', 18_000, 'Petrol for the pump'],
  ['umar', '2026-10-12', 'produce-sale', 96_000, '3 bags of millet'],
  ['khadija', '2025-11-04', 'produce-sale', 168_000, '4 bags of maize'],
  ['khadija', '2026-06-05', 'seed', 24_000, 'Maize seed, 15 kg'],
  ['khadija', '2026-06-29', 'fertiliser', 52_000, 'NPK, 1 bag'],
  ['khadija', '2026-11-02', 'produce-sale', 252_000, '6 bags of maize'],
  ['ibrahim', '2025-11-12', 'produce-sale', 620_000, '15 bags of maize'],
  ['ibrahim', '2026-05-28', 'labour', 85_000, 'Tractor, ridges'],
  ['ibrahim', '2026-07-13', 'fertiliser', 174_000, 'Urea, 4 bags'],
  ['ibrahim', '2026-11-09', 'produce-sale', 588_000, '14 bags of maize'],
  ['zainab', '2026-09-15', 'pesticide', 7_200, 'For cowpea, 1 bottle'],
  ['hauwa', '2026-06-24', 'seed', 15_000, 'Soya seed and inoculant'],
  ['abiodun', '2026-05-11', 'labour', 60_000, 'Clearing and planting'],
  ['folasade', '2026-03-22', 'seed', 132_000, 'Seed yam, 330'],
  ['terkimbi', '2026-11-16', 'produce-sale', 180_000, '60 tubers of yam'],
  ['ene', '2026-07-09', 'labour', 32_000, 'Transplanting, 8 people'],
];

type Reported = readonly [
  who: CaseKey,
  on: string,
  inspection: InspectionType,
  category: ReportCategory,
  title: string,
  description: string,
  /** Said of one whose inspection goes on. */
  unfinished?: 'unfinished',
];

/** What Chidi reported of their farms. */
export const caseReports: readonly Reported[] = [
  ['khadija', '2026-06-11', 'pre-planting', 'soil', 'Ridges and seed', 'Ridges lie across the slope. Seed is sealed.'],
  ['muhammad', '2026-07-20', 'pre-planting', 'soil', 'Bunds before transplanting', 'The bunds hold the water.'],
  ['yusuf', '2026-07-29', 'mid-season', 'pests', 'Striga in the lower field', 'A quarter of the field has striga.'],
  ['aishatu', '2026-08-13', 'mid-season', 'pests', 'Rosette in groundnut', 'About one plant in thirty was pulled out.'],
  ['hauwa', '2026-08-20', 'mid-season', 'crop-growth', 'Soya in flower', 'Even stand, pink root knots, few weeds.'],
  ['ene', '2026-09-02', 'mid-season', 'pests', 'Stem borers in rice', 'White heads along the eastern bund.'],
  ['umar', '2026-09-30', 'harvest', 'harvest', 'Millet is in', 'Three bags of 100 kg and one basin.'],
  ['khadija', '2026-10-15', 'post-harvest', 'harvest', 'Maize in sealed bags', 'Eight bags, dry and closed.'],
  ['hauwa', '2026-10-27', 'harvest', 'harvest', 'Soya is cut', 'Four bags of 100 kg on the sheet.'],
  ['zainab', '2026-11-05', 'post-harvest', 'harvest', 'Cowpea in three bags each', 'Two bags, dry.'],
  ['muhammad', '2026-11-12', 'harvest', 'harvest', 'Rice is cut', 'Nineteen bags of paddy.', 'unfinished'],
  [
    'fatima',
    '2026-11-19',
    'mid-season',
    'pests',
    'Mines in tomato leaves',
    'One plant in ten has mines. The trap hangs.',
    'unfinished',
  ],
];
