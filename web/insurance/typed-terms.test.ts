import { describe, expect, test } from 'vitest';
import { addProduct } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { refusalsOf } from '#kit/submit.ts';
import { figureTexts } from './figure-text.ts';
import { indexRefusals, typedTerms } from './typed-terms.ts';

/** What an officer types for a rain cover of one phase. */
const typed = {
  kind: 'weather',
  'terms.name': 'Maize rain cover',
  'terms.crop': 'Maize',
  'terms.insurer': 'Invented Insurance',
  'terms.season': 'wet',
  'terms.stateCode': 'KN',
  'terms.enrolUntil': '2027-05-15',
  'terms.harvestDueOn': '2027-11-30',
  'terms.figuresFrom': 'Invented figures',
  'terms.figuresOn': '2027-01-10',
  'terms.sumKoboPerHectare': '30,000',
  'terms.premiumKoboPerHectare': '3000',
  'terms.subsidyPercent': '50',
  'terms.noticeDays': '15',
  'terms.index.phases.0.name': 'season',
  'terms.index.phases.0.side': 'deficit',
  'terms.index.phases.0.from': '2027-06-01',
  'terms.index.phases.0.until': '2027-06-30',
  'terms.index.phases.0.triggerTenths': '45.5',
  'terms.index.phases.0.exitTenths': '15',
  'terms.index.phases.0.mostKoboPerHectare': '30000',
  'terms.index.indexSource': 'The weather model',
  'terms.index.fallback.mostMissingDays': '2',
  'pay-now': 'on',
};

const refusedIn = (fields: Readonly<Record<string, string>>): string[] => {
  const terms = typedTerms(fields, 1);
  const draft = { id: newId(), productId: newId(), after: 0, terms, password: 'a-password' };
  return refusalsOf(addProduct, draft).map(({ field }) => field);
};

describe('what an officer types', () => {
  test('becomes terms: naira in kobo, millimetres in tenths, what is ticked', () => {
    expect(refusedIn(typed)).toEqual([]);
    const terms = typedTerms(typed, 1);
    expect(terms).toMatchObject({ sumKoboPerHectare: 3_000_000, payTimes: ['now'] });
    expect(terms.index).toMatchObject({
      dekadCapTenths: null,
      phases: [{ triggerTenths: 455, exitTenths: 150 }],
      fallback: { usesNeighbours: false, mostMissingDays: 2 },
    });
  });

  test('is refused beside the very field that is wrong', () => {
    const finer = { ...typed, 'terms.index.phases.0.triggerTenths': '45.55' };
    expect(refusedIn(finer)).toEqual(['terms.index']);
    expect(indexRefusals(typedTerms(finer, 1).index)).toEqual({
      'terms.index.phases.0.triggerTenths': 'insurance.rainWrong',
    });
    expect(indexRefusals(typedTerms(typed, 1).index)).toEqual({});
    expect(refusedIn({ ...typed, 'terms.subsidyPercent': '-5' })).toEqual(['terms.subsidyPercent']);
    expect(refusedIn({ ...typed, 'pay-now': '' })).toEqual(['terms.payTimes']);
  });
});

test('the figures of a step are told in their units', () => {
  expect(figureTexts({ indexMm: 4750, paysKobo: 83_333, triggerKg: 1400, triggerPercent: 70, days: 30 }, 'en')).toEqual(
    {
      indexMm: '47.5 mm',
      paysKobo: '₦833.33',
      triggerKg: '1,400 kg/ha',
      triggerPercent: '70 %',
      days: '30',
    },
  );
});
