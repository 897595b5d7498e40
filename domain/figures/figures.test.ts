import { describe, expect, test } from 'vitest';
import { states } from '#kit/nigeria.ts';
import { cellOf, cellsOf } from './cell-rules.ts';
import { partsOf } from './hide-few.ts';
import { indicatorKeys, indicators, tallyKeys, type Tally } from './indicators.ts';
import { dueDay } from './mail-rules.ts';
import { mapSquares } from './map-squares.ts';

const nothing = Object.fromEntries(tallyKeys.map((key) => [key, 0])) as Record<keyof Tally, number>;

const tally = (change: Partial<Tally>): Tally => ({ ...nothing, medianHours: null, ...change });

const one = (key: string) => {
  const found = indicators.find((indicator) => indicator.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};

describe('an indicator', () => {
  test('is made of counts there are, each once, in the order of the keys', () => {
    expect(indicators.map(({ key }) => key)).toEqual([...indicatorKeys]);
    for (const { numerator, denominator, n } of indicators)
      for (const key of [numerator, denominator, n]) if (key !== null) expect(tallyKeys).toContain(key);
  });

  test('has its value with what it is made of', () => {
    const counts = tally({ farmers: 40, visited30: 12, managers: 7, medianHours: 26.333, asked: 9, answered: 6 });
    expect(cellOf(one('visited30'), counts)).toEqual({
      key: 'visited30',
      state: 'shown',
      value: 30,
      numerator: 12,
      denominator: 40,
      n: 40,
    });
    expect(cellOf(one('farmersEach'), counts)).toMatchObject({ value: 5.7, numerator: 40, denominator: 7, n: 7 });
    expect(cellOf(one('answerHours'), counts)).toMatchObject({ value: 26.3, n: 6 });
  });

  test('says no data where there is nothing to count, and nought where there is and nobody is', () => {
    const counts = tally({ farmers: 40, genderSaid: 20 });
    expect(cellOf(one('mapped'), counts)).toMatchObject({ state: 'none', value: null, n: null });
    expect(cellOf(one('women'), counts)).toMatchObject({ state: 'shown', value: 0, numerator: 0, n: 20 });
    expect(cellsOf(null).every(({ state }) => state === 'none')).toBe(true);
  });

  test('of fewer than five is hidden, and so is a share that few make', () => {
    expect(cellOf(one('farmers'), tally({ farmers: 4 }))).toMatchObject({ state: 'hidden', value: null, n: null });
    expect(cellOf(one('farmers'), tally({ farmers: 5 }))).toMatchObject({ state: 'shown', value: 5 });
    expect(cellOf(one('women'), tally({ genderSaid: 50, women: 3 }))).toMatchObject({
      state: 'hidden',
      numerator: null,
    });
  });
});

describe('the parts of a whole', () => {
  const shownOf = (farmers: readonly number[], all = farmers.reduce((sum, count) => sum + count, 0)): string[] => {
    const places = farmers.map((count, place) => ({ code: String(place), tally: tally({ farmers: count }) }));
    return partsOf(places, cellsOf(tally({ farmers: all }))).map(({ cells }) =>
      String(cells[0]?.value ?? cells[0]?.state),
    );
  };

  test('are shown where none is of few', () => {
    expect(shownOf([10, 20, 30])).toEqual(['10', '20', '30']);
  });

  test('hide one more beside one of few: the total would tell it', () => {
    expect(shownOf([3, 20, 30])).toEqual(['hidden', 'hidden', '30']);
  });

  test('hide more until what is hidden is of five together', () => {
    expect(shownOf([1, 2, 20, 30])).toEqual(['hidden', 'hidden', 'hidden', '30']);
    expect(shownOf([3, 4, 20, 30])).toEqual(['hidden', 'hidden', '20', '30']);
  });

  test('are hidden all where the whole is', () => {
    const places = [{ code: 'a', tally: tally({ farmers: 30 }) }];
    const whole = cellsOf(tally({ farmers: 4 }));
    expect(partsOf(places, whole)[0]?.cells[0]?.state).toBe('hidden');
  });

  test('that have no data stay so', () => {
    expect(shownOf([0, 20, 30])).toEqual(['none', '20', '30']);
  });
});

test('a weekly mail is due on Mondays, a monthly one on the first', () => {
  expect([dueDay('week', '2026-11-22'), dueDay('week', '2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  expect(dueDay('month', '2026-11-23')).toBe('2026-11-01');
});

test('each state has one square on the map, and no two share one', () => {
  expect(mapSquares.map(({ code }) => code).sort()).toEqual(states.map(({ code }) => code).sort());
  expect(new Set(mapSquares.map(({ column, row }) => `${column} ${row}`)).size).toBe(states.length);
});
