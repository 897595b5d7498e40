import { describe, expect, test } from 'vitest';
import { index } from './some-terms.ts';
import { daysFrom } from './rain-rules.ts';
import { settle } from './settling-rules.ts';
import { weatherCalculation } from './weather-calculation.ts';
import { yieldCalculation } from './yield-calculation.ts';
import { areaYield, yieldPays } from './yield-rules.ts';

/** So much rain each day from one on, in hundredths of a millimetre. */
const rainOf = (each: number, from: string, until: string) => new Map(daysFrom(from, until).map((day) => [day, each]));

describe('the calculation of a weather cover', () => {
  const covered = { index, squareMetres: 10_000, sumKobo: 3_000_000 };
  const june = rainOf(100, '2027-06-01', '2027-06-30');
  const august = rainOf(350, '2027-08-01', '2027-08-20');
  const all = new Map([...june, ...august]);
  const on = (day: string, said: ReadonlyMap<string, number> = all) =>
    weatherCalculation(covered, { said, around: [] }, day);

  test('says what is ahead, what counts so far, and at the end what is paid, step by step', () => {
    expect(on('2027-06-01')).toMatchObject({ state: 'ahead', payableKobo: null });
    const half = on('2027-06-16');
    expect(half.phases.map(({ state, index: mm, paysKobo }) => [state, mm, paysKobo])).toEqual([
      ['running', 1500, null],
      ['ahead', null, null],
    ]);
    const end = on('2027-08-21');
    // 30 mm of 45: half of ₦10,000. 70 mm of 120: five sixths of ₦25,000. ₦25,833.33 together, under the limit of ₦30,000.
    expect(end.phases.map(({ index: mm, paysKobo }) => [mm, paysKobo])).toEqual([
      [3000, 500_000],
      [7000, 2_083_333],
    ]);
    expect([end.state, end.payableKobo]).toEqual(['over', 2_583_333]);
    expect(end.steps.map(({ what }) => what)).toEqual([
      'rain-read',
      'phase-part',
      'rain-read',
      'phase-part',
      'phases-sum',
      'payable',
    ]);
    expect(end.steps[1]?.figures).toMatchObject({ indexMm: 3000, triggerMm: 4500, beyondMm: 1500, spanMm: 3000 });
  });

  test('pays no more than the limit, says where ten days were capped, and which days were filled', () => {
    const dry = on('2027-08-21', rainOf(0, '2027-06-01', '2027-08-20'));
    expect([dry.payableKobo, dry.steps.at(-2)?.what]).toEqual([3_000_000, 'limit']);
    const stormy = new Map([...all, ['2027-08-03', 20_000] as const]);
    stormy.delete('2027-06-05');
    const { steps, payableKobo } = on('2027-08-21', stormy);
    expect(steps.map(({ what }) => what).slice(0, 5)).toEqual([
      'rain-read',
      'days-filled',
      'phase-part',
      'rain-read',
      'dekads-capped',
    ]);
    expect(payableKobo).toBe(500_000 + 1_041_667); // 60 and 35 mm count in August: 25 of 60 below the trigger
  });

  test('without enough data has no index: nothing is guessed and the premium goes back', () => {
    const holes = new Map([...all].filter(([day]) => day < '2027-08-05' || day > '2027-08-07'));
    const end = on('2027-08-21', holes);
    expect([end.state, end.payableKobo, end.phases[1]?.state]).toEqual(['no-data', null, 'no-data']);
    expect(end.steps.at(-1)?.what).toBe('premium-back');
    expect(settle(end, { ownKobo: 150_000, isPaid: true })).toMatchObject({ outcome: 'no-data', backKobo: 150_000 });
    expect(settle(end, { ownKobo: 150_000, isPaid: false })).toMatchObject({ backKobo: 0, owedKobo: 0 });
  });

  test('is the same whatever order the days came in', () => {
    const turned = new Map([...all].toReversed());
    expect(on('2027-08-21', turned)).toEqual(on('2027-08-21'));
  });
});

describe('a cover of the yield of an area', () => {
  const area = {
    kind: 'yield',
    lga: 'Bichi',
    referenceKilograms: 2000,
    triggerPercent: 70,
    from: '2027-10-01',
    until: '2027-10-31',
    leastCuts: 2,
  } as const;
  const covered = { index: area, sumKobo: 10_000_000 };
  const cuts = [
    { grams: 2000, squareMetres: 16 },
    { grams: 1700, squareMetres: 20 },
  ];

  test('pays by how far the mean of the cuts fell short of the trigger', () => {
    expect(areaYield(cuts)).toBe(1050);
    expect(
      [2000, 1400, 1399, 0].map((actual) => yieldPays(10_000_000, { reference: 2000, triggerPercent: 70, actual })),
    ).toEqual([0, 0, 7143, 10_000_000]);
    const end = yieldCalculation(covered, cuts, '2027-11-01');
    expect([end.state, end.payableKobo]).toEqual(['over', 2_500_000]);
    expect(end.steps.map(({ what }) => what)).toEqual(['trigger-yield', 'cuts-mean', 'yield-part', 'payable']);
  });

  test('waits for its window and for enough cuts', () => {
    expect(areaYield([])).toBeNull();
    expect(yieldCalculation(covered, cuts, '2027-10-01').state).toBe('ahead');
    expect(yieldCalculation(covered, cuts, '2027-10-31')).toMatchObject({ state: 'running', payableKobo: null });
    expect(yieldCalculation(covered, cuts.slice(1), '2027-11-01')).toMatchObject({
      state: 'no-data',
      payableKobo: null,
    });
  });
});
