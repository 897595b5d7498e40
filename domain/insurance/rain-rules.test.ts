import { describe, expect, test } from 'vitest';
import { partOf, rounded } from './fraction.ts';
import { cappedRain, paysTogether, phasePays, weightedPercent } from './index-rules.ts';
import { cellsAround, daysFrom, dekadEnd, dekadsOf, fillRain, isLastWord } from './rain-rules.ts';

describe('what a phase pays', () => {
  const marks = { side: 'deficit', trigger: 4500, exit: 1500, mostKobo: 1_000_000 } as const;

  test('is nothing up to the trigger, all from the exit on, and in a straight line between', () => {
    const paid = [9000, 4500, 4499, 3000, 1501, 1500, 0].map((rain) => rounded(phasePays(marks, rain)));
    expect(paid).toEqual([0, 0, 333, 500_000, 999_667, 1_000_000, 1_000_000]);
  });

  test('for too much rain is the same the other way round', () => {
    const excess = { side: 'excess', trigger: 25_000, exit: 35_000, mostKobo: 2_000_000 } as const;
    const paid = [20_000, 25_000, 25_100, 30_000, 35_000, 40_000].map((rain) => rounded(phasePays(excess, rain)));
    expect(paid).toEqual([0, 0, 20_000, 1_000_000, 2_000_000, 2_000_000]);
  });

  test('is rounded once: three thirds of a kobo are a kobo', () => {
    const third = { over: 1n, under: 3n };
    expect(rounded(third)).toBe(0);
    expect(paysTogether([third, third, third], 10)).toEqual({ sumKobo: 1, payableKobo: 1 });
    expect(paysTogether([{ over: 90n, under: 1n }], 50)).toEqual({ sumKobo: 90, payableKobo: 50 });
    expect(partOf(9_000_000_000_000_000, 9999, 10_000)).toBe(8_999_100_000_000_000);
  });

  test('that has its marks the wrong way round is a mistake of ours', () => {
    expect(() => phasePays({ ...marks, exit: 4500 }, 0)).toThrow(RangeError);
    expect(() => weightedPercent([7500], [99])).toThrow(RangeError);
  });
});

describe('rain', () => {
  const days = daysFrom('2027-06-09', '2027-06-12');
  const said = new Map([
    ['2027-06-09', 1000],
    ['2027-06-10', 0],
    ['2027-06-12', 500],
  ]);
  const lenient = { usesNeighbours: true, mostMissingDays: 1 };

  test('of a day that nothing was said of is that of the squares around', () => {
    const around = [new Map([['2027-06-11', 200]]), new Map([['2027-06-11', 301]]), new Map<string, number>()];
    expect(fillRain(days, said, around, lenient)[2]).toEqual({ day: '2027-06-11', rain: 251, how: 'neighbours' });
    expect(fillRain(days, said, around, { ...lenient, usesNeighbours: false })[2]?.how).toBe('mean');
  });

  test('that nobody knows is the mean of few such days, and unknown of many, never a day without rain', () => {
    expect(fillRain(days, said, [], lenient)[2]).toEqual({ day: '2027-06-11', rain: 500, how: 'mean' });
    expect(fillRain(days, said, [], { ...lenient, mostMissingDays: 0 })[2]).toMatchObject({ rain: null, how: 'none' });
    expect(fillRain(days, new Map(), [], { ...lenient, mostMissingDays: 31 })[0]?.rain).toBeNull();
  });

  test('is counted by the tens of days of the calendar, each up to the cap', () => {
    expect(['2027-06-10', '2027-06-11', '2027-06-30', '2028-02-21'].map(dekadEnd)).toEqual([
      '2027-06-10',
      '2027-06-20',
      '2027-06-30',
      '2028-02-29',
    ]);
    const dekads = dekadsOf(fillRain(days, said, [], lenient));
    expect(dekads.map(({ from, until, rain, filledDays }) => [from, until, rain, filledDays])).toEqual([
      ['2027-06-09', '2027-06-10', 1000, 0],
      ['2027-06-11', '2027-06-12', 1000, 1],
    ]);
    expect(cappedRain([1200, 8500, 400], 6000)).toBe(7600);
    expect(cappedRain([1200, 8500, 400], null)).toBe(10_100);
  });
});

describe('the squares of a cover', () => {
  test('have four that share a side with each, and their rain is noted in the evening', () => {
    expect(cellsAround('82,122')).toEqual(['81,122', '83,122', '82,121', '82,123']);
    const at = (time: string) => isLastWord(new Date(`2027-06-01T${time}Z`));
    expect([at('18:59:59'), at('19:00:00'), at('22:59:00'), at('23:00:00')]).toEqual([false, true, true, false]);
  });
});
