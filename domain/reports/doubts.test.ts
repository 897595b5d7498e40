import { describe, expect, test } from 'vitest';
import { doubtsOf } from './doubts.ts';
import type { ReportDraft } from './model.ts';
import { pretendDraft, pretendReport } from './pretend-report.ts';

const draft = pretendDraft();
const seed = (naira: number, quantity: number): Partial<ReportDraft> => ({
  costs: { ...draft.costs, seed: { priceKobo: naira * 100, quantity } },
});
const family = (days: number, naira: number): Partial<ReportDraft> => ({
  familyLabour: { days, dayPriceKobo: naira * 100 },
});
const harvest = (bags: number): Partial<ReportDraft> => ({ harvest: { bags, bagsToSell: 0 } });

const doubts = (change: Partial<ReportDraft>, plantedOn: string | null = null) =>
  doubtsOf(pretendReport(change), { plantedOn }).map(({ field, about, value }) => [field, about, value]);

describe('a report is asked back about', () => {
  test.each([
    ['a price of ₦1 trillion', seed(1e12, 1), ['costs.seed.priceKobo', 'price', 1e14]],
    ['a price just too high', seed(5_000_001, 1), ['costs.seed.priceKobo', 'price', 500_000_100]],
    ['ten thousand and one of it', seed(1, 10_001), ['costs.seed.quantity', 'quantity', 10_001]],
    ['a total out of usual amounts', seed(5_000_000, 11), ['costs.seed.priceKobo', 'total', 5_500_000_000]],
    ['days no family has', family(1001, 1), ['familyLabour.days', 'days', 1001]],
    ['a very dear day', family(1, 50_001), ['familyLabour.dayPriceKobo', 'price', 5_000_100]],
    ['a budget of ₦1 billion', { budgetKobo: 1e11 }, ['budgetKobo', 'budget', 1e11]],
    ['a 10,000-bag harvest', harvest(10_000), ['harvest.bags', 'bags', 10_000]],
    ['bags that cost a fortune each', harvest(0.5), ['harvest.bags', 'cost-per-bag', 93_880_000]],
  ] as const)('%s', (_what, change, doubt) => expect(doubts(change)).toEqual([doubt]));

  test('a day before the season was planted', () => {
    expect(doubts({}, '2026-07-11')).toEqual([['farmReport.reportDate', 'date', '2026-07-10']]);
  });
});

describe('nothing is asked about', () => {
  const before = { inspectionType: 'pre-planting', inspectionCompleted: true } as const;
  test.each([
    ['an ordinary report', {}, null],
    ['the highest usual price', seed(5_000_000, 10), null],
    ['ten thousand of it', seed(1, 10_000), null],
    ['a year of two people', family(1000, 50_000), null],
    ['a big budget', { budgetKobo: 10_000_000_000 }, null],
    ['five thousand bags', harvest(5000), null],
    ['no bag at all', harvest(0), null],
    ['the day of planting', {}, '2026-07-10'],
    ['an inspection before planting', { inspection: before }, '2026-08-01'],
  ] as const)('%s', (_what, change, plantedOn) => expect(doubts(change, plantedOn)).toEqual([]));
});
