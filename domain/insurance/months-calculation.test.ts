import { describe, expect, test } from 'vitest';
import { exampleCalculation, halfWay, triedWindows } from './example.ts';
import { monthsCalculation } from './months-calculation.ts';
import { endOfMonth } from './months-rules.ts';
import { daysFrom } from './rain-rules.ts';
import { index, months, monthsTerms, terms } from './some-terms.ts';

/** All of a month's rain on its first day, in hundredths of a millimetre. */
const rainOf = (byMonth: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(byMonth).flatMap(([month, rain]) =>
      daysFrom(`${month}-01`, endOfMonth(month)).map((day, place) => [day, place === 0 ? rain : 0] as const),
    ),
  );

const covered = { index: months, sumKobo: 5_000_000 };
const fell = rainOf({ '2027-05': 7500, '2027-06': 12_000, '2027-07': 3330 });
const on = (day: string, said: ReadonlyMap<string, number> = fell, official?: ReadonlyMap<string, string>) =>
  monthsCalculation(covered, { said, around: [], ...(official === undefined ? {} : { official }) }, day);

describe('the calculation of a cover by months', () => {
  test('weighs each month’s part of the usual and pays by the step that reaches it', () => {
    const end = on('2027-08-01');
    // 75, 120 and 33.3 per cent by 20, 40 and 40 are 76.32: the step of 7 per cent of ₦50,000. A wet month is not capped.
    expect([end.state, end.payableKobo]).toEqual(['over', 350_000]);
    expect(end.steps.at(-3)).toMatchObject({ what: 'months-weighted', figures: { indexShare: 7632 } });
    expect(end.steps.at(-2)).toMatchObject({ what: 'step-pays', figures: { upToShare: 7700, rateShare: 700 } });
    expect(end.steps.filter(({ what }) => what === 'month-share').map(({ figures }) => figures['normalShare'])).toEqual(
      [7500, 12_000, 3330],
    );
    const wet = on('2027-08-01', rainOf({ '2027-05': 9000, '2027-06': 9000, '2027-07': 9000 }));
    expect([wet.payableKobo, wet.steps.at(-2)?.what]).toEqual([0, 'step-none']);
  });

  test('says what is ahead and what runs, and pays nothing before the end', () => {
    expect(on('2027-05-01')).toMatchObject({ state: 'ahead', payableKobo: null });
    const half = on('2027-06-20');
    expect([half.state, half.payableKobo]).toEqual(['running', null]);
    expect(half.steps.map(({ what }) => what)).toEqual(['rain-read', 'month-share', 'rain-read']);
  });

  test('without enough days of a month has no index; with few lacking they take the mean, and that is said', () => {
    const holes = new Map([...fell].filter(([day]) => day < '2027-06-04' || day > '2027-06-06'));
    const end = on('2027-08-01', holes);
    expect([end.state, end.payableKobo, end.steps.at(-1)?.what]).toEqual(['no-data', null, 'premium-back']);
    const fewer = new Map([...fell].filter(([day]) => day !== '2027-06-04'));
    expect(on('2027-08-01', fewer).steps.find(({ what }) => what === 'days-filled')?.figures['mean']).toBe(1);
  });

  test('says for how many days official records stand, and whose', () => {
    const official = new Map([
      ['2027-05-02', 'An office'],
      ['2027-05-03', 'An office'],
    ]);
    const [read, records] = on('2027-08-01', fell, official).steps;
    expect(read?.figures['saidDays']).toBe(29);
    expect(records).toMatchObject({ what: 'rain-official', figures: { officialDays: 2, recordsBy: 'An office' } });
  });
});

describe('an example', () => {
  const even = { falls: 'even', unknownDays: 0 } as const;

  test('is reckoned as covers are: a storm is capped, days nobody knows leave no index', () => {
    expect(triedWindows(terms)).toHaveLength(2);
    const amounts = halfWay(terms);
    expect(amounts).toEqual([3000, 9000]);
    // Half of ₦10,000 and half of ₦25,000 a hectare.
    expect(exampleCalculation(terms, { ...even, amounts }).payableKobo).toBe(500_000 + 1_250_000);
    const storm = exampleCalculation(terms, { ...even, amounts, falls: 'storm' });
    expect(storm.payableKobo, 'of 90 mm in a storm 60 count').toBe(500_000 + 2_500_000);
    expect(exampleCalculation(terms, { ...even, amounts, unknownDays: 3 }).payableKobo).toBeNull();
    expect(exampleCalculation(terms, { ...even, amounts, unknownDays: 2 }).state).toBe('over');
  });

  test('has one amount for phases of the same days, and one for a harvest', () => {
    const [first] = index.phases;
    if (first === undefined) throw new Error('No phase');
    const wet = { ...first, side: 'excess', triggerTenths: 2000, exitTenths: 3000 } as const;
    const both = { ...terms, index: { ...index, phases: [first, wet] } };
    expect(triedWindows(both)).toEqual([{ from: first.from, until: first.until }]);
    const area = {
      ...terms,
      index: {
        kind: 'yield',
        lga: 'Bichi',
        referenceKilograms: 2000,
        triggerPercent: 70,
        from: '2027-10-01',
        until: '2027-10-31',
        leastCuts: 3,
      },
    } as const;
    expect(halfWay(area)).toEqual([700]);
    expect(exampleCalculation(area, { ...even, amounts: [700] }).payableKobo).toBe(1_500_000);
    expect(exampleCalculation(monthsTerms, { ...even, amounts: [5000, 5000, 5000] }).payableKobo).toBe(3_000_000);
  });
});
