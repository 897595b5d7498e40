import { describe, expect, test } from 'vitest';
import { changePercent, pricesByDay, staleDays } from './price-board-model.ts';
import { goodsKey, marketKey } from './price-keys.ts';
import { kiloKoboOf, newSeenPrice, withdrawnPrice } from './price-rules.ts';
import { readTable } from '#kit/read-table.ts';

const now = new Date('2026-06-01T08:00:00Z');

const draft = {
  id: '0193a000-0000-7000-8000-000000000001',
  market: 'Dawanau',
  stateCode: 'KN',
  lga: 'Dawakin Tofa',
  goods: 'Maize',
  kind: 'wholesale',
  day: '2026-06-01',
  unit: 'bag-100kg',
  unitGrams: 110_000,
  amountKobo: 4_250_000,
} as const;

describe('a price', () => {
  test('says what a kilogram comes to, to the nearest kobo', () => {
    expect(newSeenPrice(draft, now)).toMatchObject({ kiloKobo: 38_636, withdrawn: null });
    expect([kiloKoboOf(1, 2000), kiloKoboOf(1, 2001)]).toEqual([1, 0]);
  });

  test('that was withdrawn keeps the first reason', () => {
    const once = withdrawnPrice(newSeenPrice(draft, now), { priceId: draft.id, reason: 'A slip.' }, now);
    expect(withdrawnPrice(once, { priceId: draft.id, reason: 'Another.' }, now)).toBe(once);
    expect(once.withdrawn).toEqual({ reason: 'A slip.', at: now.toISOString() });
  });

  test('became dearer or cheaper in whole percent, where somebody knows what it was', () => {
    const day = '2026-05-01';
    expect(changePercent({ kiloKobo: 110, before: { day, kiloKobo: 100 } })).toBe(10);
    expect(changePercent({ kiloKobo: 66, before: { day, kiloKobo: 100 } })).toBe(-34);
    expect(changePercent({ kiloKobo: 66, before: null })).toBeNull();
  });

  test('is too old to go by after two market weeks', () => {
    expect([staleDays('2026-05-18', '2026-06-01'), staleDays('2026-05-17', '2026-06-01')]).toEqual([null, 15]);
  });

  test('of a day is the mean of that day, the days in order and the last of them', () => {
    const points = [
      { day: '2026-05-20', kiloKobo: 300 },
      { day: '2026-05-20', kiloKobo: 401 },
      { day: '2026-05-13', kiloKobo: 200 },
      { day: '2026-05-06', kiloKobo: 100 },
    ];
    expect(pricesByDay(points, 2)).toEqual([
      { day: '2026-05-13', kiloKobo: 200 },
      { day: '2026-05-20', kiloKobo: 351 },
    ]);
  });
});

test.each([
  ['Dawanau Market', 'dawanau'],
  ['  dáwanau ', 'dawanau'],
  ['Market', 'market'],
  ['—', ''],
])('a market called %s goes by %s', (name, key) => expect(marketKey(name)).toBe(key));

test('produce goes by its words alone', () => expect(goodsKey('Maize (white)')).toBe(goodsKey('maize, white')));

describe('a table', () => {
  const read = (text: string) => [...readTable(text)].map(({ number, cells }) => [number, cells]);

  test('has cells in marks with commas, marks and line breaks in them', () => {
    expect(read('a,b\r\n"1,5","say ""no"""\n"two\nlines",x')).toEqual([
      [1, ['a', 'b']],
      [2, ['1,5', 'say "no"']],
      [3, ['two\nlines', 'x']],
    ]);
  });

  test('has no blank lines, and goes on after one that cannot be read', () => {
    expect(read('\uFEFFa\n\n , \n"open,1\nb\n"x"y\nc')).toEqual([
      [1, ['a']],
      [4, null],
      [5, ['b']],
      [6, null],
      [7, ['c']],
    ]);
  });

  test('of one endless line, or of open marks alone, is read to its end', () => {
    expect(read(','.repeat(100_000))).toEqual([[1, null]]);
    expect(read('"x\n'.repeat(500))).toHaveLength(500);
  });
});
