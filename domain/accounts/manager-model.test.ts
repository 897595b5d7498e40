import { expect, test } from 'vitest';
import { looksLikeNyscNumber } from './manager-model.ts';

test.each([
  ['NYSC/KAN/2024/123456', true],
  ['nysc / abk / 2019 / 0012345', true],
  ['NYSC/FCT/2023/A123456', true],
  ['A001234567', false],
  ['NYSC/KAN/24/123456', false],
  ['', false],
])('a certificate number that reads "%s" has the usual form: %s', (typed, is) => {
  expect(looksLikeNyscNumber(typed)).toBe(is);
});
