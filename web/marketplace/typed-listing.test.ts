import { expect, test } from 'vitest';
import { pricePerKilogram, typedCount, typedListing } from './typed-listing.ts';

const bags = { unit: 'bag-100kg', kilogramsPerUnit: 100 } as const;
const days = { fromDay: '2026-04-14', untilDay: '2026-05-14', payWithinDays: '3', note: '' };

test('bags and the price of one are kept as grams and the price of a kilogram', () => {
  const said = typedListing({ unit: 'bag-100kg', grams: '2.5', koboPerKilogram: '45,000', ...days }, bags);
  expect(said).toEqual({ ...days, grams: 250_000, koboPerKilogram: 45_000, payWithinDays: 3 });
  expect(typedListing({ unit: 'kilogram', grams: '250', koboPerKilogram: '450', ...days }, bags)).toEqual(said);
});

test('a measure that weighs no round number comes to the nearest kobo of a kilogram', () => {
  expect(pricePerKilogram(100_000, 1300)).toBe(76_923);
  expect(typedCount('10', 1300)).toBe(13_000);
});

test('what is no number stays none', () => {
  const said = typedListing({ grams: 'ten', koboPerKilogram: '', ...days, payWithinDays: 'soon' }, bags);
  expect([said.grams, said.koboPerKilogram, said.payWithinDays]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});
