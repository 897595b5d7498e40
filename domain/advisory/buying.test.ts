import { describe, expect, test } from 'vitest';
import { buyingPlan, soldFertiliser, soldNear, type SoldGood } from './index.ts';

const good = (change: Partial<SoldGood>): SoldGood => ({
  name: 'NPK 15-15-15',
  packSize: 50_000,
  packUnit: 'gram',
  priceKobo: 4_200_000,
  freePacks: 100,
  companyName: 'Bichi Inputs',
  lga: 'Bichi',
  ...change,
});

const ask = { crop: 'Maize', zone: 'sudan-savanna', hectares: 1, sownOn: null, soil: null } as const;

describe('what is in a bag is', () => {
  test.each([
    ['NPK 20:10:10 (Golden)', 'npk-20-10-10'],
    ['Granular Urea 46%', 'urea'],
    ['Urea 46-0-0', 'urea'],
    ['Single Super Phosphate', 'ssp'],
  ])('read from %s', (name, key) => expect(soldFertiliser(good({ name }))?.product.key).toBe(key));

  test.each([
    [{ name: 'Best fertiliser' }],
    [{ name: 'NPK 90-90-90' }],
    [{ packUnit: 'millilitre' }],
    [{ packSize: 100 }],
  ])('not guessed from %j', (change) => expect(soldFertiliser(good(change))).toBeNull());
});

test('of each kind the cheapest of the LGA is taken before a cheaper one farther off, and none that is sold out', () => {
  const near = soldNear(
    [
      good({ companyName: 'Far', lga: 'Kumbotso', priceKobo: 3_000_000 }),
      good({ companyName: 'Dear', priceKobo: 4_400_000 }),
      good({ companyName: 'Near' }),
      good({ companyName: 'Sold out', priceKobo: 1_000_000, freePacks: 0 }),
    ],
    'Bichi',
  );
  expect(near.map(({ good: { companyName } }) => companyName)).toEqual(['Near']);
});

describe('the bags of a plan are', () => {
  const urea = good({ name: 'Urea', packSize: 25_000, priceKobo: 2_000_000 });

  test('counted in the sizes that are sold, with what they cost', () => {
    const { buy, kobo } = buyingPlan(ask, soldNear([good({}), urea], 'Bichi'));
    expect(buy.map(({ key, bags, kobo: cost }) => [key, bags, cost])).toEqual([
      ['npk-15-15-15', 8, 33_600_000],
      ['urea', 6, 12_000_000],
    ]);
    expect(kobo).toBe(45_600_000);
  });

  test('chosen from another compound where that is what dealers have', () => {
    const other = good({ name: 'NPK 20-10-10', priceKobo: 4_000_000 });
    const ssp = good({ name: 'SSP' });
    const mop = good({ name: 'MOP' });
    const { buy } = buyingPlan(ask, soldNear([other, ssp, mop], 'Bichi'));
    expect(buy.map(({ key }) => key)).toContain('npk-20-10-10');
  });

  test('without a price where nobody near sells them, and then there is no sum', () => {
    const { buy, kobo } = buyingPlan(ask, soldNear([good({})], 'Bichi'));
    expect(buy.map(({ key, kobo: cost }) => [key, cost])).toEqual([
      ['npk-15-15-15', 33_600_000],
      ['urea', null],
    ]);
    expect(kobo).toBeNull();
    expect(buyingPlan(ask, []).buy.every(({ good: sold }) => sold === null)).toBe(true);
  });
});
