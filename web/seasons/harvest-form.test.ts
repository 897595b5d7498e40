import { expect, test } from 'vitest';
import { startOf, unreadNumbers, type HarvestEntry } from './harvest-form.ts';

const entry = (change: Partial<HarvestEntry>): HarvestEntry => ({ ...startOf(null, '2026-11-21'), ...change });

test.each([
  ['1,000.5', {}],
  ['1000', {}],
  ['0', {}],
  ['', {}],
  ['1.000,50', { quantity: 'seasons.numberWrong' }],
  ['-3', { quantity: 'seasons.numberWrong' }],
  ['ten', { quantity: 'seasons.numberWrong' }],
])('how many, typed as “%s”: how to write it is said where it cannot be read', (quantity, said) => {
  expect(unreadNumbers(entry({ quantity }))).toEqual(said);
});

test.each([
  ['of a measure one weighed oneself', { unit: 'mudu', choice: 'own' }, { kilogramsPerUnit: 'seasons.numberWrong' }],
  ['of a measure with a weight that was offered', { unit: 'mudu', choice: 0 }, {}],
  ['of a kilogram', { unit: 'kilogram', choice: 'own' }, {}],
] as const)('a weight that cannot be read, %s', (_what, change, said) => {
  expect(unreadNumbers(entry({ quantity: '12', ownKilograms: '1,4', ...change }))).toEqual(said);
});
