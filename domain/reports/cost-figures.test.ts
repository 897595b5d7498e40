import { describe, expect, test } from 'vitest';
import { costFigures, isWholeThousandths, lineTotalKobo, type Costs } from './cost-figures.ts';

describe('the total of a line, price times quantity', () => {
  test.each([
    ['nothing at nothing', 0, 0, 0],
    ['three bags at ₦52,000', 5_200_000, 3, 15_600_000],
    ['two and a half litres at ₦6,800', 680_000, 2.5, 1_700_000],
    ['a gram of a kilogram at ₦1', 100, 0.001, 0],
    ['half a kobo goes up', 1, 0.5, 1],
    ['less than half a kobo goes down', 1, 0.499, 0],
    ['a third of a bag, to the kobo', 100_000, 0.333, 33_300],
    ['what binary fractions would spoil: 0.1 x 3 thousandths', 10, 0.3, 3],
    ['1.005 at ₦1: halves are halves', 100, 1.005, 101],
    ['amounts beyond 2^53 on the way', 9_000_000_000_000_000, 0.001, 9_000_000_000_000],
  ])('%s', (_what, priceKobo, quantity, total) => expect(lineTotalKobo(priceKobo, quantity)).toBe(total));
});

describe('a quantity', () => {
  test.each([
    [2, true],
    [2.5, true],
    [0.001, true],
    [0.1 + 0.2, false],
    [0.0005, false],
    [1_000_000_000, true],
  ])('%s has at most three decimals: %s', (quantity, is) => expect(isWholeThousandths(quantity)).toBe(is));
});

const line = (totalKobo: number) => ({ totalKobo });

const costs = (change: Partial<Costs> = {}): Costs => ({
  costs: {
    seed: line(100_000),
    labour: line(200_000),
    fertiliser: line(300_000),
    herbicide: line(50_000),
    pesticide: line(50_000),
    others: line(100_000),
  },
  familyLabour: null,
  budgetKobo: null,
  harvest: null,
  ...change,
});

describe('the figures of a report', () => {
  test.each([
    ['six lines', {}, { paidKobo: 800_000, familyKobo: 0, costKobo: 800_000 }],
    [
      'the work of the family costs, and is not paid',
      { familyLabour: line(200_000) },
      { paidKobo: 800_000, familyKobo: 200_000, costKobo: 1_000_000 },
    ],
    ['no budget', {}, { budgetLeftKobo: null, budgetUsedPercent: null }],
    ['a budget that holds', { budgetKobo: 1_000_000 }, { budgetLeftKobo: 200_000, budgetUsedPercent: 80 }],
    ['a budget that does not', { budgetKobo: 640_000 }, { budgetLeftKobo: -160_000, budgetUsedPercent: 125 }],
    [
      'the family is no part of the budget',
      { budgetKobo: 800_000, familyLabour: line(999) },
      { budgetLeftKobo: 0, budgetUsedPercent: 100 },
    ],
    ['a budget of nothing', { budgetKobo: 0 }, { budgetLeftKobo: -800_000, budgetUsedPercent: null }],
    ['no harvest', {}, { costPerBagKobo: null, breakEvenPriceKobo: null }],
    ['twenty bags', { harvest: { bags: 20, bagsToSell: 20 } }, { costPerBagKobo: 40_000, breakEvenPriceKobo: 40_000 }],
    [
      'the price of a bag covers those that are eaten',
      { harvest: { bags: 20, bagsToSell: 16 } },
      { costPerBagKobo: 40_000, breakEvenPriceKobo: 50_000 },
    ],
    [
      'two thirds of a kobo go up in both',
      { harvest: { bags: 3, bagsToSell: 3 } },
      { costPerBagKobo: 266_667, breakEvenPriceKobo: 266_667 },
    ],
    [
      'a fraction of a kobo: the cost to the nearest, the price up',
      { harvest: { bags: 6.999, bagsToSell: 6.999 } },
      { costPerBagKobo: 114_302, breakEvenPriceKobo: 114_303 },
    ],
    [
      'all is eaten: no price can cover it',
      { harvest: { bags: 20, bagsToSell: 0 } },
      { costPerBagKobo: 40_000, breakEvenPriceKobo: null },
    ],
    ['nothing came', { harvest: { bags: 0, bagsToSell: 0 } }, { costPerBagKobo: null, breakEvenPriceKobo: null }],
    [
      'the family counts in each bag',
      { familyLabour: line(200_000), harvest: { bags: 10, bagsToSell: 10 } },
      { costPerBagKobo: 100_000, breakEvenPriceKobo: 100_000 },
    ],
  ] as const)('%s', (_what, change, figures) => expect(costFigures(costs(change))).toMatchObject(figures));
});
