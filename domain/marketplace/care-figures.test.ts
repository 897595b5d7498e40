import { describe, expect, test } from 'vitest';
import { quarterOf, revenueByQuarter, tradeOf, tradesOf } from './care-figures.ts';

const today = '2026-11-21';
const income = (keeperId: string, happenedOn: string, naira: number) =>
  ({ keeperId, happenedOn, kind: 'income', amountKobo: naira * 100 }) as const;
const expense = (keeperId: string, happenedOn: string, naira: number) =>
  ({ keeperId, happenedOn, kind: 'expense', amountKobo: naira * 100 }) as const;

test.each([
  ['2026-01-01', 1, '2026-01-01', '2026-03-31'],
  ['2026-06-30', 2, '2026-04-01', '2026-06-30'],
  ['2026-07-01', 3, '2026-07-01', '2026-09-30'],
  ['2026-12-31', 4, '2026-10-01', '2026-12-31'],
])('%s is in quarter %d', (day, quarter, from, to) => {
  expect(quarterOf(day)).toEqual({ year: 2026, quarter, from, to });
});

describe('how a business does against a year ago', () => {
  test.each([
    [0, 0, null, 'active'],
    [500, 0, null, 'active'],
    [0, 500, -100, 'active'],
    [1100, 1000, 10, 'active'],
    [1101, 1000, 10, 'expanding'],
    [2000, 1000, 100, 'expanding'],
    [900, 1000, -10, 'active'],
  ])('%d kobo after %d', (revenueKobo, yearAgoKobo, growthPercent, status) => {
    expect(tradeOf(revenueKobo, yearAgoKobo)).toEqual({ revenueKobo, yearAgoKobo, growthPercent, status });
  });

  test('counts the same days of the same quarter, and income alone', () => {
    const book = [
      income('amina', '2026-10-01', 300),
      income('amina', '2026-11-21', 100),
      income('amina', '2026-09-30', 9999),
      income('amina', '2025-10-01', 200),
      income('amina', '2025-11-21', 50),
      income('amina', '2025-11-22', 9999),
      expense('amina', '2026-11-01', 9999),
      income('musa', '2026-11-02', 70),
    ];
    const trades = tradesOf(book, ['amina', 'musa', 'zainab'], today);
    expect(trades.get('amina')).toMatchObject({ revenueKobo: 40_000, yearAgoKobo: 25_000, growthPercent: 60 });
    expect(trades.get('musa')).toMatchObject({ revenueKobo: 7000, growthPercent: null, status: 'active' });
    expect(trades.get('zainab')).toMatchObject({ revenueKobo: 0, growthPercent: null });
  });

  test('a day that last year lacked is still compared', () => {
    const book = [income('amina', '2028-02-29', 300), income('amina', '2027-02-28', 100)];
    expect(tradesOf(book, ['amina'], '2028-02-29').get('amina')).toMatchObject({ growthPercent: 200 });
  });
});

test('revenue stands quarter by quarter, the latest last, of those who have a business', () => {
  const book = [
    income('amina', '2026-11-21', 5),
    income('amina', '2026-01-31', 7),
    income('amina', '2025-12-31', 9),
    income('amina', '2025-06-30', 99),
    income('musa', '2026-11-21', 99),
    expense('amina', '2026-11-21', 99),
  ];
  const quarters = revenueByQuarter(book, ['amina'], today);
  expect(quarters.map(({ year, quarter, revenueKobo }) => [year, quarter, revenueKobo])).toEqual([
    [2025, 3, 0],
    [2025, 4, 900],
    [2026, 1, 700],
    [2026, 2, 0],
    [2026, 3, 0],
    [2026, 4, 500],
  ]);
});
