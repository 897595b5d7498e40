import { describe, expect, test } from 'vitest';
import { addProduct, exampleCalculation, figureTexts, halfWay, type ProductTerms } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { refusalsOf } from '#kit/submit.ts';
import { fieldsOfTerms } from './terms-fields.ts';
import { termsRefusals, typedTerms } from './typed-terms.ts';

const today = '2027-04-20';

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
  const terms = typedTerms(fields);
  const draft = { id: newId(), productId: newId(), after: 0, terms, password: 'a-password' };
  return refusalsOf(addProduct, draft).map(({ field }) => field);
};

describe('what an officer types', () => {
  test('becomes terms: naira in kobo, millimetres in tenths, what is ticked', () => {
    expect(refusedIn(typed)).toEqual([]);
    const terms = typedTerms(typed);
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
    const says = (fields: Readonly<Record<string, string>>) => termsRefusals(typedTerms(fields), today);
    expect(says(finer)).toEqual({ 'terms.index.phases.0.triggerTenths': 'insurance.rainWrong' });
    expect(says(typed)).toEqual({});
    const late = { ...typed, 'terms.index.phases.0.from': today };
    expect(says(late)).toEqual({ 'terms.index.phases.0.from': 'insurance.windowPast' });
    const turned = { ...typed, 'terms.index.phases.0.exitTenths': '50' };
    expect(says(turned)).toEqual({ 'terms.index.phases.0.triggerTenths': 'insurance.triggerBelowExit' });
    expect(refusedIn({ ...typed, 'terms.subsidyPercent': '-5' })).toEqual(['terms.subsidyPercent']);
    expect(refusedIn({ ...typed, 'pay-now': '' })).toEqual(['terms.payTimes']);
  });
});

/** What an officer types for a cover by months. */
const typedMonths = {
  ...typed,
  kind: 'months',
  months: '2',
  steps: '2',
  'terms.index.months.0.month': '2027-06',
  'terms.index.months.0.normalTenths': '120',
  'terms.index.months.0.weightPercent': '40',
  'terms.index.months.1.month': '2027-07',
  'terms.index.months.1.normalTenths': '200.5',
  'terms.index.months.1.weightPercent': '60',
  'terms.index.steps.0.upToTenths': '50',
  'terms.index.steps.0.rateTenths': '100',
  'terms.index.steps.1.upToTenths': '76.5',
  'terms.index.steps.1.rateTenths': '7',
};

describe('a cover by months', () => {
  test('is typed, refused beside its fields, and reckoned while it is typed', () => {
    expect(refusedIn(typedMonths)).toEqual([]);
    const says = (change: Readonly<Record<string, string>>) =>
      termsRefusals(typedTerms({ ...typedMonths, ...change }), today);
    expect(says({})).toEqual({});
    expect(says({ 'terms.index.months.1.weightPercent': '61' })).toEqual({
      'terms.index.months.1.weightPercent': 'insurance.weightsNotHundred',
    });
    expect(says({ 'terms.index.months.1.month': '2027-06' })).toEqual({
      'terms.index.months.1.month': 'insurance.monthsOrder',
    });
    expect(says({ 'terms.index.months.1.month': 'July' })).toEqual({
      'terms.index.months.1.month': 'insurance.monthRequired',
    });
    expect(says({ 'terms.index.steps.1.upToTenths': '49' })).toEqual({
      'terms.index.steps.1.upToTenths': 'insurance.stepsOrder',
    });
    const terms = typedTerms(typedMonths);
    const half = exampleCalculation(terms, { amounts: halfWay(terms), falls: 'even', unknownDays: 0 });
    expect(half.payableKobo, 'half of the usual is in the first step').toBe(3_000_000);
  });
});

test.each<[string, Readonly<Record<string, string>>]>([
  ['phases', typed],
  ['months', typedMonths],
  [
    'a harvest',
    {
      ...typed,
      kind: 'yield',
      'terms.index.lga': 'Bichi',
      'terms.index.referenceKilograms': '2000',
      'terms.index.triggerPercent': '70',
      'terms.index.from': '2027-10-01',
      'terms.index.until': '2027-10-31',
      'terms.index.leastCuts': '2',
      'terms.harvestDueOn': '2027-11-30',
    },
  ],
])('newer terms by %s begin with those before, to the last figure', (_, fields) => {
  const terms: ProductTerms = typedTerms(fields);
  expect(termsRefusals(terms, today)).toEqual({});
  expect(typedTerms(fieldsOfTerms(terms))).toEqual(terms);
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
