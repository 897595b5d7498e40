import { describe, expect, test } from 'vitest';
import { covers, creditOf, koboFor } from './produce-rules.ts';
import { gramsFor } from './true-cost.ts';

/* Naira or kilograms: ₦209,000 at ₦250 a kilogram are 836 kg (worked case of `facts/domain.md`, 5.1). */

test.each([
  ['the worked case', 836_000, 25_000, 20_900_000],
  ['half a kilogram', 500, 25_001, 12_500],
  ['a gram of something cheap', 1, 999, 0],
  ['the largest scale and price', 1e9, 10_000_000, 1e13],
])('what was weighed is worth its grams at the agreed price, down to the kobo: %s', (_what, grams, price, kobo) => {
  expect(koboFor(grams, price)).toBe(kobo);
});

test('the grams that settle a sum are worth it, and one gram fewer are not', () => {
  for (const kobo of [1, 24_999, 20_900_000, 20_900_001]) {
    const grams = gramsFor(kobo, 25_000);
    expect(koboFor(grams, 25_000)).toBeGreaterThanOrEqual(kobo);
    expect(koboFor(grams - 1, 25_000)).toBeLessThan(kobo);
  }
});

test.each([
  ['less than is owed', 5_000_000, 15_000_000, { creditKobo: 5_000_000, restKobo: 0 }],
  ['all that is owed', 15_000_000, 15_000_000, { creditKobo: 15_000_000, restKobo: 0 }],
  ['more than is owed', 15_000_001, 15_000_000, { creditKobo: 15_000_000, restKobo: 1 }],
  ['nothing owed', 100, 0, { creditKobo: 0, restKobo: 100 }],
])('of a delivery the loan takes what is owed, and the rest is its farmer’s: %s', (_what, value, owed, wanted) => {
  expect(creditOf(value, owed)).toEqual(wanted);
});

describe('an agreement', () => {
  const agreed = {
    companyId: 'mill',
    keeperId: 'amina',
    crop: 'Maize',
    untilOn: '2026-12-31',
    state: 'agreed',
    answeredAt: '2026-06-10T08:00:00.000Z',
  } as const;
  const weighed = {
    companyId: 'mill',
    keeperId: 'amina',
    crop: ' maize',
    weighedAt: '2026-06-10T08:00:00.000Z',
    day: '2026-06-10',
  };

  test.each([
    ['covers what its farmer brought of its crop from the moment they agreed', {}, {}, true],
    ['covers its last day', {}, { day: '2026-12-31' }, true],
    ['does not cover the day after it', {}, { day: '2027-01-01' }, false],
    ['does not cover what was weighed before it', {}, { weighedAt: '2026-06-10T07:59:59.000Z' }, false],
    ['does not cover another crop', {}, { crop: 'Sorghum' }, false],
    ['does not cover another mill', {}, { companyId: 'other' }, false],
    ['does not cover another farmer', {}, { keeperId: 'musa' }, false],
    ['does not cover somebody whom nobody knows', {}, { keeperId: null }, false],
    ['binds nobody before its farmer agreed', { state: 'offered', answeredAt: null }, {}, false],
    ['binds nobody who declined', { state: 'declined' }, {}, false],
  ] as const)('%s', (_what, change, of, wanted) => {
    expect(covers({ ...agreed, ...change }, { ...weighed, ...of })).toBe(wanted);
  });
});
