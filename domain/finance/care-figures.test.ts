import { describe, expect, test } from 'vitest';
import { careFigures, flowsOverSpan, spanOfCare, yearSeasonOf, type CarePeriod } from './care-figures.ts';
import type { Entry } from './model.ts';

const entry = (happenedOn: string, kind: Entry['kind'], naira: number): Entry =>
  ({
    id: `${happenedOn} ${kind} ${naira}`,
    kind,
    category: kind === 'income' ? 'produce-sale' : 'seed',
    amountKobo: naira * 100,
    happenedOn,
    corrects: null,
    isCancelled: false,
  }) as Entry;

describe('the time a manager chose', () => {
  test.each<[CarePeriod, string, string]>([
    ['this-month', '2026-11-21', '2026-11-01'],
    ['this-year', '2026-11-21', '2026-01-01'],
    ['this-season', '2026-11-21', '2026-11-01'],
    ['this-season', '2026-10-31', '2026-04-01'],
    ['this-season', '2026-04-01', '2026-04-01'],
    ['this-season', '2026-03-31', '2025-11-01'],
    ['this-season', '2026-01-01', '2025-11-01'],
  ])('%s on %s begins on %s and ends today', (period, today, from) => {
    expect(spanOfCare(period, today)).toEqual({ from, to: today });
  });

  test.each([
    ['2026-01-15', 'dry'],
    ['2026-07-15', 'wet'],
    ['2026-11-01', 'dry'],
  ])('%s is in the %s season', (today, name) => {
    expect(yearSeasonOf(today).name).toBe(name);
  });
});

describe('the books of everybody in care', () => {
  const november = { from: '2026-11-01', to: '2026-11-21' };
  const book = [
    entry('2026-10-10', 'income', 9000),
    entry('2026-10-11', 'income', 1000),
    entry('2026-10-31', 'expense', 400),
    entry('2026-11-01', 'income', 3000),
    entry('2026-11-08', 'expense', 500),
    entry('2026-11-21', 'expense', 700),
    entry('2026-11-22', 'income', 8000),
  ];

  test('come to income, expenses and net profit, now and in as many days before', () => {
    const { now, before } = careFigures(book, november);
    expect(now).toMatchObject({ revenueKobo: 300_000, costKobo: 120_000, netProfitKobo: 180_000 });
    expect(before).toMatchObject({ revenueKobo: 100_000, costKobo: 40_000, netProfitKobo: 60_000 });
  });

  test('flow week by week within a month, quiet weeks too', () => {
    expect(flowsOverSpan(book, november)).toEqual([
      { from: '2026-11-01', to: '2026-11-07', incomeKobo: 300_000, expenseKobo: 0 },
      { from: '2026-11-08', to: '2026-11-14', incomeKobo: 0, expenseKobo: 50_000 },
      { from: '2026-11-15', to: '2026-11-21', incomeKobo: 0, expenseKobo: 70_000 },
    ]);
  });

  test('flow month by month in a longer time', () => {
    const flows = flowsOverSpan(book, { from: '2025-12-01', to: '2026-11-21' });
    expect(flows).toHaveLength(12);
    expect(flows[0]).toEqual({ from: '2025-12-01', to: '2025-12-31', incomeKobo: 0, expenseKobo: 0 });
    expect(flows[2]).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
    expect(flows.at(-2)).toEqual({ from: '2026-10-01', to: '2026-10-31', incomeKobo: 1_000_000, expenseKobo: 40_000 });
    expect(flows.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-21', incomeKobo: 300_000, expenseKobo: 120_000 });
  });

  test('a day is one part', () => {
    expect(flowsOverSpan(book, { from: '2026-11-01', to: '2026-11-01' })).toHaveLength(1);
  });
});
