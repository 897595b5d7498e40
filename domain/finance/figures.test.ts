import { describe, expect, test } from 'vitest';
import {
  bookFigures,
  entriesWithin,
  flowsByCategory,
  flowsByMonth,
  flowsBySeason,
  mostKobo,
  standingEntries,
  type Entry,
} from './index.ts';

let made = 0;

const entry = (change: Partial<Entry> = {}): Entry => {
  made += 1;
  return {
    id: `entry-${made}`,
    keeperId: 'amina',
    farmId: null,
    seasonId: null,
    kind: 'expense',
    category: 'seed',
    description: '',
    amountKobo: 100,
    happenedOn: '2026-05-01',
    reportId: null,
    corrects: null,
    isCancelled: false,
    createdAt: '2026-05-01T08:00:00.000Z',
    ...change,
  };
};

const sale = (amountKobo: number, change: Partial<Entry> = {}): Entry =>
  entry({ kind: 'income', category: 'produce-sale', amountKobo, ...change });

describe('what a book comes to', () => {
  test.each<[string, readonly Entry[], readonly [number, number, number, number]]>([
    ['an empty one', [], [0, 0, 0, 0]],
    ['only a sale', [sale(900)], [900, 0, 900, 900]],
    ['seed is a direct cost', [sale(900), entry({ amountKobo: 200 })], [900, 200, 700, 700]],
    [
      'transport is none: gross profit does not see it',
      [sale(900), entry({ category: 'transport', amountKobo: 200 })],
      [900, 200, 900, 700],
    ],
    [
      'family work is a direct cost at its value',
      [sale(900), entry({ category: 'family-labour', amountKobo: 300 })],
      [900, 300, 600, 600],
    ],
    ['a loss is below nothing', [sale(100), entry({ amountKobo: 300 })], [100, 300, -200, -200]],
    ['subsidies are income too', [entry({ kind: 'income', category: 'subsidy', amountKobo: 50 })], [50, 0, 50, 50]],
  ])('%s', (_what, entries, [revenueKobo, costKobo, grossProfitKobo, netProfitKobo]) => {
    expect(bookFigures(entries)).toEqual({ revenueKobo, costKobo, grossProfitKobo, netProfitKobo });
  });

  test('a correction takes the place of what it corrects, again and again', () => {
    const first = entry({ amountKobo: 1 });
    const second = entry({ amountKobo: 20, corrects: first.id });
    const third = entry({ amountKobo: 300, corrects: second.id });
    expect(bookFigures([first, second]).costKobo).toBe(20);
    expect(bookFigures([third, first, second]).costKobo).toBe(300);
  });

  test('a cancelled entry counts no more, nor does what cancels it', () => {
    const first = entry();
    expect(bookFigures([first, entry({ corrects: first.id, isCancelled: true })]).costKobo).toBe(0);
  });

  test('sums on a phone stop where they would no longer be exact', () => {
    const figures = bookFigures([sale(mostKobo), sale(mostKobo), entry({ amountKobo: mostKobo })]);
    expect(figures).toMatchObject({ revenueKobo: mostKobo, netProfitKobo: 0 });
  });
});

test('an entry that was moved to another season counts there alone', () => {
  const first = entry({ seasonId: 'dry', farmId: 'farm' });
  const book = [first, entry({ seasonId: 'rains', farmId: 'farm', corrects: first.id })];
  const standing = standingEntries(book);
  expect(bookFigures(entriesWithin(standing, { seasonId: 'dry' })).costKobo).toBe(0);
  expect(bookFigures(entriesWithin(standing, { seasonId: 'rains' })).costKobo).toBe(100);
});

test.each([
  ['everything', {}, 4],
  ['from a day on, that day too', { from: '2026-02-01' }, 3],
  ['until a day, that day too', { to: '2026-02-01' }, 2],
  ['a span', { from: '2026-02-01', to: '2026-02-01' }, 1],
  ['a farm', { farmId: 'one' }, 2],
  ['a season of it', { farmId: 'one', seasonId: 'dry' }, 1],
  ['a season nothing was written for', { seasonId: 'none' }, 0],
])('a filter lets through %s', (_what, filter, count) => {
  const book = [
    entry({ happenedOn: '2026-01-31', farmId: 'one', seasonId: 'dry' }),
    entry({ happenedOn: '2026-02-01', farmId: 'one' }),
    entry({ happenedOn: '2026-02-02', farmId: 'other' }),
    entry({ happenedOn: '2026-03-01' }),
  ];
  expect(entriesWithin(book, filter)).toHaveLength(count);
});

describe('month by month', () => {
  test('every month from the first to the last is there, over a new year', () => {
    const book = [
      sale(500, { happenedOn: '2026-02-14' }),
      entry({ happenedOn: '2025-11-30' }),
      sale(20, { happenedOn: '2025-12-01' }),
    ];
    expect(flowsByMonth(book)).toEqual([
      { month: '2025-11', incomeKobo: 0, expenseKobo: 100 },
      { month: '2025-12', incomeKobo: 20, expenseKobo: 0 },
      { month: '2026-01', incomeKobo: 0, expenseKobo: 0 },
      { month: '2026-02', incomeKobo: 500, expenseKobo: 0 },
    ]);
    expect(flowsByMonth(book, 2).map(({ month }) => month)).toEqual(['2026-01', '2026-02']);
  });

  test('an empty book has none, and a strange year makes no endless list', () => {
    expect(flowsByMonth([])).toEqual([]);
    expect(flowsByMonth([entry({ happenedOn: '1900-01-01' }), entry()]).length).toBe(600);
  });
});

test('seasons and categories have their own sums; what has no season is in none', () => {
  const book = [sale(700, { seasonId: 'dry' }), entry({ seasonId: 'dry' }), entry({ category: 'tax' })];
  expect([...flowsBySeason(book)]).toEqual([['dry', { incomeKobo: 700, expenseKobo: 100 }]]);
  expect([...flowsByCategory(book).keys()]).toEqual(['produce-sale', 'seed', 'tax']);
});
