import { describe, expect, test } from 'vitest';
import type { Terms } from './formula-model.ts';
import { reckon } from './formula-reckon.ts';
import { checkFormula, termsOf } from './formula-rules.ts';

const terms: Terms = {
  moistureBase: 1300,
  moistureTaken: 120,
  foreignBase: 100,
  foreignTaken: 100,
  moistureMost: 2500,
  roundGrams: 500,
  rounding: 'down',
  koboPerKilogram: 45_000,
};
const measured = { grossGrams: 520_000, tareGrams: 20_000, moisture: 1500, foreign: 150 };

describe('what a delivery is worth', () => {
  test('is its net weight less each deduction, rounded, at the price', () => {
    expect(reckon(measured, terms)).toEqual({
      netGrams: 500_000,
      moistureGrams: 12_000,
      foreignGrams: 2500,
      roundedGrams: 0,
      payableGrams: 485_500,
      amountKobo: 21_847_500,
    });
  });

  test('has nothing deducted of what is dry and clean', () => {
    const { moistureGrams, foreignGrams, payableGrams } = reckon({ ...measured, moisture: 1300, foreign: 0 }, terms);
    expect([moistureGrams, foreignGrams, payableGrams]).toEqual([0, 0, 500_000]);
  });

  test.each([
    ['down', 100, 499_900],
    ['nearest', 100, 500_000],
    ['down', 1000, 499_000],
    ['nearest', 1000, 500_000],
    ['down', 1, 499_990],
  ] as const)('is rounded %s to %i g', (rounding, roundGrams, payable) => {
    const dry = { grossGrams: 499_990, tareGrams: 0, moisture: 0, foreign: 0 };
    expect(reckon(dry, { ...terms, rounding, roundGrams }).payableGrams).toBe(payable);
  });

  test('is never below nothing, and exact at any weight and price', () => {
    const all = { ...terms, moistureTaken: 10_000, foreignTaken: 10_000 };
    expect(reckon({ ...measured, moisture: 2500, foreign: 9000 }, all)).toMatchObject({
      payableGrams: 0,
      amountKobo: 0,
    });
    const large = { grossGrams: 200_000_000, tareGrams: 1, moisture: 1301, foreign: 0 };
    // 1/100 of a point takes 1.2 hundred-thousandths: 23,999.99988 g, so 24,000.
    expect(reckon(large, { ...terms, roundGrams: 1, koboPerKilogram: 99_999_999 })).toMatchObject({
      moistureGrams: 24_000,
      payableGrams: 199_975_999,
      amountKobo: 19_997_599_700_024,
    });
  });
});

describe('a formula', () => {
  const { koboPerKilogram: _, ...deductions } = terms;
  const line = { crop: 'Maize', ...deductions, prices: [{ grade: 'grade-1' as const, koboPerKilogram: 45_000 }] };
  const draft = { id: 'f', companyId: 'c', note: '', lines: [line] };

  test('knows a crop by each of its names, and nothing of what the mill does not buy', () => {
    expect(termsOf(draft, 'Masara', 'grade-1')).toEqual(terms);
    expect([termsOf(draft, 'Maize', 'grade-2'), termsOf(draft, 'Rice', 'grade-1')]).toEqual([null, null]);
  });

  test('has no crop and no grade twice', () => {
    const twice = { ...draft, lines: [line, { ...line, crop: 'masara' }] };
    const prices = [...line.prices, ...line.prices];
    expect(() => checkFormula(draft)).not.toThrow();
    expect(() => checkFormula(twice)).toThrow('invalid');
    expect(() => checkFormula({ ...draft, lines: [{ ...line, prices }] })).toThrow('invalid');
  });
});
