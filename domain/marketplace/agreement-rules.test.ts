import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clockOf, costOf, isAllDelivered, lotShares, trustOf } from './agreement-rules.ts';

const lots = fc
  .array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 30 })
  .map((grams) => grams.map((each, place) => ({ lotId: `lot ${String(place).padStart(3, '0')}`, grams: each })));

describe('what falls to each lot of a pool', () => {
  test('is exact in sum, in grams and kobo, and never more than was promised of it', () => {
    fc.assert(
      fc.property(lots, fc.nat(), fc.integer({ min: 1, max: 10_000_000 }), (promised, part, price) => {
        const whole = promised.reduce((sum, { grams }) => sum + grams, 0);
        const grams = 1 + (part % whole);
        const shares = lotShares(promised, grams, price);
        expect(shares.reduce((sum, one) => sum + one.grams, 0)).toBe(grams);
        expect(shares.reduce((sum, one) => sum + one.kobo, 0)).toBe(costOf(grams, price));
        for (const [place, one] of shares.entries()) expect(one.grams).toBeLessThanOrEqual(promised[place]?.grams ?? 0);
      }),
    );
  });

  test('is refused for more than there is', () => {
    expect(() => lotShares([{ lotId: 'one', grams: 10 }], 11, 1)).toThrow('more than the lots hold');
  });

  test.each([
    [1000, 45_000, 45_000],
    [1, 45_000, 45],
    [1, 500, 1],
    [1, 499, 0],
    [100_000_000_000, 10_000_000, 1_000_000_000_000_000],
  ])('%d g at %d kobo a kilogram cost %d kobo', (grams, price, kobo) => {
    expect(costOf(grams, price)).toBe(kobo);
  });
});

describe('the clock of payment', () => {
  const came = [
    { amountKobo: 100, deliveredOn: '2026-06-01' },
    { amountKobo: 50, deliveredOn: '2026-06-05' },
  ];
  test.each([
    [[], 0, '2026-06-01', { state: 'not-delivered', dueOn: null, days: 0, owedKobo: 0 }],
    [came, 0, '2026-06-02', { state: 'due', dueOn: '2026-06-08', days: 6, owedKobo: 150 }],
    [came, 99, '2026-06-08', { state: 'due', dueOn: '2026-06-08', days: 0, owedKobo: 51 }],
    [came, 99, '2026-06-09', { state: 'late', dueOn: '2026-06-08', days: 1, owedKobo: 51 }],
    [came, 100, '2026-06-09', { state: 'due', dueOn: '2026-06-12', days: 3, owedKobo: 50 }],
    [came, 150, '2026-09-09', { state: 'paid', dueOn: null, days: 0, owedKobo: 0 }],
  ])('of %j with %d kobo paid, on %s, says %j', (deliveries, paidKobo, today, says) => {
    expect(clockOf(deliveries, { paidKobo, payWithinDays: 7 }, today)).toEqual(says);
  });
});

test('a load that dried by two percent on the way is all of it', () => {
  expect([isAllDelivered(980, 1000), isAllDelivered(979, 1000), isAllDelivered(1500, 1000)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('a record counts what was done and what was due, of the latest twenty; what is not due says nothing', () => {
  const word = (dueOn: string, doneOn: string | null) => ({ dueOn, doneOn });
  expect(trustOf([], '2026-06-10')).toEqual({ kept: 0, of: 0 });
  const words = [word('2026-06-20', null), word('2026-06-09', null), word('2026-06-08', '2026-06-08')];
  expect(trustOf([...words, word('2026-06-01', '2026-06-02')], '2026-06-10')).toEqual({ kept: 1, of: 3 });
  const many = Array.from({ length: 30 }, (_, place) => word('2026-06-01', place < 20 ? '2026-06-01' : null));
  expect(trustOf(many, '2026-06-10')).toEqual({ kept: 20, of: 20 });
});
