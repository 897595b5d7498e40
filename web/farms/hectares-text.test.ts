import { expect, test } from 'vitest';
import { hectaresText } from './hectares-text.ts';

test('hectares read with two decimals, a very small plot with up to four, and thousands apart', () => {
  expect([0, 0.0432, 0.05, 0.043, 0.1, 1.5, 12.499, 999.999, 1312.5, 1_234_567.891].map(hectaresText)).toEqual([
    '0.00',
    '0.0432',
    '0.05',
    '0.043',
    '0.10',
    '1.50',
    '12.50',
    '1,000.00',
    '1,312.50',
    '1,234,567.89',
  ]);
});
