import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import { productTerms, type ProductTerms, type WeatherIndex } from './product-model.ts';
import { checkTerms, isOpenOn, seasonOf, termsRefusal, windowOf } from './product-rules.ts';
import { index, months, monthsTerms, terms, today } from './some-terms.ts';

const saysOf = (change: Partial<ProductTerms>): string | undefined => {
  try {
    checkTerms({ ...terms, ...change }, today);
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.fields[0]?.says : String(error);
  }
};

const phase = (change: Partial<WeatherIndex['phases'][number]>): Partial<ProductTerms> => ({
  index: { ...index, phases: index.phases.map((one, place) => (place === 0 ? { ...one, ...change } : one)) },
});

describe('the terms of a product', () => {
  test('that can be are taken', () => {
    expect(productTerms.safeParse(terms).success).toBe(true);
    expect(saysOf({})).toBeUndefined();
    expect(seasonOf(terms)).toBe('2027-wet');
    expect([isOpenOn(terms, '2027-05-15'), isOpenOn(terms, '2027-05-16')]).toEqual([true, false]);
  });

  test.each<[string, Partial<ProductTerms>, string]>([
    ['a trigger below its exit', phase({ triggerTenths: 100 }), 'insurance.triggerBelowExit'],
    ['a trigger at its exit', phase({ triggerTenths: 150 }), 'insurance.triggerBelowExit'],
    ['a trigger above the exit of too much rain', phase({ side: 'excess' }), 'insurance.triggerAboveExit'],
    ['a phase that ends before it begins', phase({ until: '2027-05-31' }), 'insurance.phaseEndsEarly'],
    ['a phase that pays more than the sum', phase({ mostKoboPerHectare: 3_000_001 }), 'insurance.phaseAboveSum'],
    ['a window in the past', phase({ from: today }), 'insurance.windowPast'],
    ['a window of more than a year', phase({ until: '2028-07-01' }), 'insurance.windowTooLong'],
    ['a sum that no rain reaches', { sumKoboPerHectare: 3_500_001 }, 'insurance.sumNeverReached'],
    ['enrolment that is over', { enrolUntil: '2027-04-19' }, 'insurance.enrolPast'],
    ['enrolment while rain already counts', { enrolUntil: '2027-06-01' }, 'insurance.enrolTooLate'],
    ['a premium of a third of the sum', { premiumKoboPerHectare: 1_000_000 }, 'insurance.premiumTooHigh'],
    ['a premium due before the harvest', { harvestDueOn: '2027-08-20' }, 'insurance.harvestDueEarly'],
    ['figures of a day to come', { figuresOn: '2027-04-21' }, 'insurance.figuresAhead'],
    ['a state that there is not', { stateCode: 'XX' }, 'insurance.stateRequired'],
    [
      'an area that there is not',
      {
        index: {
          kind: 'yield',
          lga: 'Nowhere',
          referenceKilograms: 2000,
          triggerPercent: 70,
          from: '2027-10-01',
          until: '2027-11-01',
          leastCuts: 2,
        },
      },
      'insurance.lgaRequired',
    ],
  ])('with %s are refused', (_, change, says) => {
    expect(saysOf(change)).toBe(says);
  });

  test('of months are held by the same days, and beside their fields', () => {
    const field = (change: Partial<ProductTerms>) => termsRefusal({ ...monthsTerms, ...change }, today)?.field;
    expect(field({})).toBeUndefined();
    expect(windowOf(monthsTerms)).toEqual({ from: '2027-05-01', until: '2027-07-31' });
    expect(field({ enrolUntil: '2027-05-01' })).toBe('terms.enrolUntil');
    const early = { ...months, months: [{ month: '2027-04', normalTenths: 800, weightPercent: 100 }] };
    expect(field({ index: early })).toBe('terms.index.months.0.month');
  });

  test('below nothing and beyond all sense are refused before that', () => {
    for (const change of [{ sumKoboPerHectare: -1 }, { subsidyPercent: 101 }, { noticeDays: 16 }, { payTimes: [] }])
      expect(productTerms.safeParse({ ...terms, ...change }).success).toBe(false);
  });
});
