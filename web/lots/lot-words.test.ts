import { expect, test } from 'vitest';
import { countOf, gramsOf, kilogramsText } from './lot-words.ts';

const bag = { unit: 'bag-100kg', kilogramsPerUnit: 92 } as const;
const third = { unit: 'mudu', kilogramsPerUnit: 1.333 } as const;

test('what is typed in a unit is whole grams', () => {
  expect(gramsOf('3', bag, null)).toBe(276_000);
  expect(gramsOf('2.5', third, null)).toBe(3333);
  expect(gramsOf('1,200', { unit: 'kilogram', kilogramsPerUnit: 7 }, null)).toBe(1_200_000);
  expect(gramsOf('0.25', { unit: 'tonne', kilogramsPerUnit: 1000 }, null)).toBe(250_000);
});

test.each(['', 'three', '1,2', '-4', '1e3', undefined])('%s is no amount', (typed) => {
  expect(gramsOf(typed, bag, null)).toBeNaN();
});

test('who types all that is shown takes all there is, to the gram', () => {
  const left = 100_001;
  const shown = String(countOf(left, third));
  expect(shown).toBe('75.02');
  expect(gramsOf(shown, third, left)).toBe(left);
  expect(gramsOf('100', { unit: 'kilogram', kilogramsPerUnit: 1 }, left)).toBe(left);
  expect(gramsOf('99', { unit: 'kilogram', kilogramsPerUnit: 1 }, left)).toBe(99_000);
});

test('kilograms are read to ten grams, and large ones shorter', () => {
  expect([1_234, 62_500, 1_200_000, 0].map(kilogramsText)).toEqual(['1.23', '62.5', '1,200', '0']);
});
