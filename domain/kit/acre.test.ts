import { expect, test } from 'vitest';
import { acresOf } from './acre.ts';

test('a hectare is 2.471 acres, and an acre less than half a hectare', () => {
  expect(acresOf(1)).toBeCloseTo(2.471_053_8, 7);
  expect(acresOf(0.404_685_642_24)).toBe(1);
});
