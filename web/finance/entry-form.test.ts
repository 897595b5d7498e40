import { describe, expect, test } from 'vitest';
import { detailsOf, ruleRefusals, saysTheSame, typedNaira } from './entry-form.ts';

const fields = {
  farmId: '',
  seasonId: '',
  kind: 'expense',
  category: 'seed',
  description: ' Maize ',
  amountKobo: '1,250.5',
  happenedOn: '2026-05-01',
};

const draft = { ...detailsOf(fields), id: 'a', keeperId: 'b' };

describe('the fields of an entry', () => {
  test('become its details: naira are read to the kobo, no choice is none', () => {
    expect(detailsOf(fields)).toEqual({
      farmId: null,
      seasonId: null,
      kind: 'expense',
      category: 'seed',
      description: 'Maize',
      amountKobo: 125_050,
      happenedOn: '2026-05-01',
    });
  });

  test.each(['', 'many', '1,25', '-5', '1e9'])('with %j for an amount have none', (amountKobo) => {
    expect(detailsOf({ ...fields, amountKobo }).amountKobo).toBeNaN();
  });

  test('are refused by the rules beside the field', () => {
    expect(ruleRefusals(draft)).toEqual({});
    expect(ruleRefusals({ ...draft, kind: 'income' })).toEqual({ category: 'finance.categoryRequired' });
    expect(ruleRefusals({ ...draft, happenedOn: '2199-01-01' })).toEqual({ happenedOn: 'finance.dayAhead' });
  });
});

test.each([
  [125_050, '1250.50'],
  [125_000, '1250'],
  [5, '0.05'],
  [9_000_000_000_000_000, '90000000000000'],
])('%d kobo are typed %s', (kobo, typed) => {
  expect(typedNaira(kobo)).toBe(typed);
  expect(detailsOf({ ...fields, amountKobo: typed }).amountKobo).toBe(kobo);
});

test('a change of any word is a change', () => {
  expect(saysTheSame(draft, { ...draft })).toBe(true);
  expect(saysTheSame(draft, { ...draft, description: 'maize' })).toBe(false);
});
