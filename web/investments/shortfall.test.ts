import { expect, test } from 'vitest';
import { shortfalls } from './shortfall.ts';

const putInKobo = 10_000_000;

test('with investors first, they get all that sales bring until they have their return', () => {
  const backs = shortfalls({ roiBasisPoints: 1500, payOrder: 'investors-first' }, putInKobo);
  expect(backs).toEqual([
    { salesKobo: 17_250_000, backKobo: 11_500_000 },
    { salesKobo: 11_500_000, backKobo: 11_500_000 },
    { salesKobo: 5_750_000, backKobo: 5_750_000 },
    { salesKobo: 0, backKobo: 0 },
  ]);
});

test('where the farmer keeps a fifth first, a harvest that is just enough is a loss', () => {
  const backs = shortfalls({ roiBasisPoints: 1500, payOrder: 'farmer-floor-first' }, putInKobo);
  expect(backs.map(({ backKobo }) => backKobo)).toEqual([11_500_000, 9_200_000, 4_600_000, 0]);
});
