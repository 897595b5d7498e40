import { describe, expect, test } from 'vitest';
import { priceNear, worthOf, type CropPrice } from './worth.ts';

const today = '2026-06-30';
const price = (change: Partial<CropPrice>): CropPrice => ({
  kiloKobo: 42_500,
  day: '2026-06-28',
  market: 'Dawanau',
  lga: 'Dawakin Tofa',
  kind: 'wholesale',
  source: 'seen',
  ...change,
});

describe('the price to reckon with is', () => {
  test.each([
    ['of the own LGA', [price({}), price({ lga: 'Bichi', kiloKobo: 40_000 })], 40_000],
    ['what farmers get', [price({ kind: 'retail', kiloKobo: 60_000 }), price({ kind: 'farm-gate' })], 42_500],
    ['the newest', [price({ day: '2026-06-20', kiloKobo: 1 }), price({})], 42_500],
    ['a fresh one, be it farther off', [price({ lga: 'Bichi', day: '2026-05-01', kiloKobo: 1 }), price({})], 42_500],
    ['an old one where there is no other', [price({ day: '2025-01-01' })], 42_500],
  ])('%s', (_, prices, kiloKobo) => expect(priceNear(prices, 'Bichi', today)?.kiloKobo).toBe(kiloKobo));
});

describe('what feeding brings', () => {
  test('is what the harvest sells for without what the bags cost, with the age of the price', () => {
    expect(worthOf({ kilograms: 1000, costKobo: 30_000_000 }, [price({})], 'Bichi', today)).toEqual({
      price: price({}),
      days: 2,
      incomeKobo: 42_500_000,
      costKobo: 30_000_000,
      leftKobo: 12_500_000,
    });
  });

  test('may be a loss, and is not said where a price is missing', () => {
    expect(worthOf({ kilograms: 100, costKobo: 30_000_000 }, [price({})], 'Bichi', today)?.leftKobo).toBe(-25_750_000);
    expect(worthOf({ kilograms: 100, costKobo: null }, [price({})], 'Bichi', today)?.leftKobo).toBeNull();
    expect(worthOf({ kilograms: 100, costKobo: 1 }, [], 'Bichi', today)).toBeNull();
  });
});
