import { describe, expect, test } from 'vitest';
import type { LoanTerms } from './model.ts';
import { plainTerms } from './schedule-cases.ts';
import { scheduleOf, type Lent } from './schedule.ts';
import { gramsFor, trueCostOf } from './true-cost.ts';

/* What a loan truly costs a year, worked by hand beside the rate it is sold by. */

const lend = (naira: number, instalments: number, change: Partial<LoanTerms> = {}): Lent => ({
  principalKobo: naira * 100,
  instalments,
  from: '2026-06-15',
  terms: { ...plainTerms, ...change },
});

describe('the true yearly rate', () => {
  /** By hand: ₦28,000 a month for ₦150,000 is 3.3373 per cent a month. */
  test('of 24 per cent flat over six months is 40.05 per cent, 48.28 with interest on interest', () => {
    const lent = lend(150_000, 6, { method: 'flat' });
    expect(scheduleOf(lent).map(({ dueKobo }) => dueKobo)).toEqual(Array.from({ length: 6 }, () => 2_800_000));
    expect(trueCostOf(lent)).toEqual({
      receivedKobo: 15_000_000,
      interestKobo: 1_800_000,
      feeKobo: 0,
      totalKobo: 16_800_000,
      nominalBasisPoints: 4005,
      effectiveBasisPoints: 4828,
    });
  });

  test('of a declining loan is its own, of a harvest loan that of its whole time, of none nothing', () => {
    expect(trueCostOf(lend(150_000, 6)).nominalBasisPoints).toBe(2400);
    expect(trueCostOf(lend(150_000, 6)).effectiveBasisPoints).toBe(2682);
    const harvest = trueCostOf(lend(200_000, 6, { ratePpm: 90_000, amortisation: 'harvest-bullet' }));
    expect([harvest.nominalBasisPoints, harvest.effectiveBasisPoints]).toEqual([900, 920]);
    expect(trueCostOf(lend(1000, 4, { ratePpm: 0 })).effectiveBasisPoints).toBe(0);
  });

  test('counts a fee that is kept back, which is interest by another name', () => {
    const cost = trueCostOf(lend(150_000, 6, { feePpm: 20_000, feeKobo: 50_000 }));
    expect([cost.feeKobo, cost.receivedKobo]).toEqual([350_000, 14_650_000]);
    expect(cost.nominalBasisPoints).toBeGreaterThan(3100);
  });
});

/** ₦209,000 at ₦250 a kilogram. */
test('a harvest pays in kilograms, never a gram too few', () => {
  expect(gramsFor(20_900_000, 25_000)).toBe(836_000);
  expect(gramsFor(20_900_001, 25_000)).toBe(836_001);
});
