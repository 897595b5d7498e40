import { describe, expect, test } from 'vitest';
import { parseQuantity } from './typed-quantity.ts';

describe('a quantity as it is typed', () => {
  test.each([
    ['2', 2],
    [' 2.5 ', 2.5],
    ['0.125', 0.125],
    ['0', 0],
    ['1,250', 1250],
    ['1 250.5', 1250.5],
    ['1,000,000,000', 1_000_000_000],
  ])('%s is read', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

  test.each(['', '2,5', '-2', '+2', '2.', '.5', '2.1234', '1e3', 'two', '1,000,000,001', '2 bags', '١٢'])(
    '"%s" is not',
    (text) => expect(parseQuantity(text)).toBeNull(),
  );
});
