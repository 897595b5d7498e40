import { describe, expect, test } from 'vitest';
import { priceDraft } from '@shuka/domain/marketplace';
import { priceDraftOf, typedUnitGrams } from './price-entry.ts';

const fields = {
  market: 'Dawanau',
  stateCode: 'KN',
  lga: 'Dawakin Tofa',
  goods: 'Maize',
  kind: 'retail',
  day: '2026-06-01',
  unit: 'mudu',
  unitGrams: '1.3',
  amountKobo: '640',
};

const id = '0193a000-0000-7000-8000-000000000001';

describe('what is typed of a price', () => {
  test('is in grams and kobo', () =>
    expect(priceDraftOf(id, fields)).toMatchObject({ unit: 'mudu', unitGrams: 1300, amountKobo: 64_000 }));

  test.each([
    ['1,200.5', 'sack', 1_200_500],
    ['.75', 'derica', 750],
    ['nonsense', 'kilogram', 1000],
    ['1.2.3', 'mudu', Number.NaN],
    ['-5', 'mudu', Number.NaN],
    ['', 'heap', Number.NaN],
  ] as const)('as "%s" of a %s weighs %s grams', (typed, unit, grams) =>
    expect(typedUnitGrams(typed, unit)).toBe(grams),
  );

  test.each([
    [{ amountKobo: '640.505' }, 'amountKobo'],
    [{ amountKobo: '$5' }, 'amountKobo'],
    [{ unitGrams: '' }, 'unitGrams'],
    [{ kind: '' }, 'kind'],
    [{ market: ' ' }, 'market'],
  ])('and cannot be is refused beside its field: %j', (change, field) => {
    const read = priceDraft.safeParse(priceDraftOf(id, { ...fields, ...change }));
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});
