import { expect, test } from 'vitest';
import { loanTerms } from '@shuka/domain/loans';
import { cropBox, stateBox } from './condition-fields.ts';
import { draftOfFields, percentText, ppmOf } from './product-draft.ts';

test.each([
  ['24', 240_000],
  ['24 %', 240_000],
  ['9.4822', 94_822],
  ['0', 0],
  ['0.5', 5000],
])('%s per cent are %s parts of a million', (typed, ppm) => {
  expect(ppmOf(typed)).toBe(ppm);
  expect(ppmOf(percentText(ppm))).toBe(ppm);
});

test.each(['', '-1', '2,4', '1e3', '24.12345', 'much'])('“%s” is no rate', (typed) => {
  expect(ppmOf(typed)).toBeNaN();
});

test('every term that a loan has can be typed: weeks, a harvest bullet, daily interest, a fee in naira', () => {
  const terms = {
    method: 'declining',
    interestPeriod: 'daily',
    dayCount: 'actual/365',
    amortisation: 'harvest-bullet',
    ratePpm: 90_000,
    every: { count: 2, unit: 'weeks' },
    principalGrace: 3,
    interestGrace: 2,
    graceInterest: 'capitalised',
    roundToKobo: 100,
    rounding: 'half-even',
    remainder: 'first',
    early: 'whole-interest',
    feePpm: 10_000,
    feeKobo: 50_000,
    penaltyPpm: 0,
  } as const;
  const typed = {
    ...Object.fromEntries(Object.entries(terms).map(([name, value]) => [`terms.${name}`, String(value)])),
    'terms.ratePpm': '9',
    'terms.feePpm': '1',
    'terms.penaltyPpm': '0',
    'terms.feeKobo': '500',
    'terms.every.count': '2',
    'terms.every.unit': 'weeks',
  };
  expect(draftOfFields(typed).terms).toEqual(terms);
  expect(Object.keys(terms).toSorted()).toEqual(Object.keys(loanTerms.shape).toSorted());
});

test('conditions that are left empty are none, and a figure that is none is no figure', () => {
  expect(draftOfFields({ 'eligibility.leastMonths': ' ' }).eligibility).toEqual({});
  const typed = { [stateBox('KN')]: 'yes', [cropBox('maize')]: 'yes', 'eligibility.needsPlot': 'yes' };
  expect(draftOfFields({ ...typed, 'eligibility.leastHectares': '0.5' }).eligibility).toEqual({
    states: ['KN'],
    crops: ['maize'],
    needsPlot: true,
    leastHectares: 0.5,
  });
  expect(draftOfFields({ 'eligibility.leastSeasons': 'two' }).eligibility?.leastSeasons).toBeNaN();
});
