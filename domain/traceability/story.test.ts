import { describe, expect, test } from 'vitest';
import { readStoryCode } from './story-code.ts';
import { traceCodeOf } from './code-trace.ts';
import { distanceKm, farmerShareOf, joinOrigins, joinSteps, placesOf, stepKindOf, warningsOf } from './story-rules.ts';

/* What a public story says, from what is known of goods. */

const id = '0193a000-0021-7000-8000-000000000001';

describe('a code', () => {
  test('of our own is read however it is typed', () => {
    const code = traceCodeOf(id);
    const read = { kind: 'own', at: `/t/${code}`, id };
    expect(readStoryCode(`/t/${code}`)).toEqual(read);
    expect(readStoryCode(`/t/${code.toLowerCase()}/?lang=ha`)).toEqual(read);
    expect(readStoryCode(`/T/${code}`)).toEqual(read);
  });

  test('of GS1 is read as a Digital Link, its check digit looked at', () => {
    expect(readStoryCode('/01/06151101234567/10/J4?15=270101')).toEqual({
      kind: 'gs1',
      at: '/01/06151101234567/10/J4',
      uri: 'https://id.gs1.org/01/06151101234567/10/J4',
      gtin: '06151101234567',
      batch: 'J4',
    });
    expect(readStoryCode('/01/06151101234568/10/J4')).toBeNull();
    expect(readStoryCode('/00/061511000000000002')).toMatchObject({ at: '/00/061511000000000002', gtin: '' });
  });

  test('is nothing else', () => {
    for (const path of [
      '',
      '/',
      '/t/',
      '/t/short',
      '/t/../../etc/passwd',
      '/01/123',
      '/t/zzzzzzzzzzzzzzzzzzzzzzzzzz',
      '/01/%E0%A4%A',
    ])
      expect(readStoryCode(path), path).toBeNull();
  });
});

describe('a story', () => {
  test('joins what happened at one place, in the order it began', () => {
    const step = { place: 'Bichi, Kano', companyName: '' };
    expect(
      joinSteps([
        { ...step, kind: 'sorted', on: '2026-04-02' },
        { ...step, kind: 'stored', on: '2026-03-20' },
        { ...step, kind: 'stored', on: '2026-03-12' },
      ]),
    ).toEqual([
      { ...step, kind: 'stored', firstOn: '2026-03-12', lastOn: '2026-03-20', times: 2 },
      { ...step, kind: 'sorted', firstOn: '2026-04-02', lastOn: '2026-04-02', times: 1 },
    ]);
  });

  test('names whoever agreed, once, and counts the others', () => {
    const lot = { crop: 'Maize', place: 'Bichi, Kano', isFromGate: false };
    expect(
      joinOrigins([
        { ...lot, firstName: 'Amina', on: '2026-03-12' },
        { ...lot, firstName: 'Amina', on: '2026-03-14' },
        { ...lot, firstName: null, on: '2026-03-10' },
      ]),
    ).toEqual([{ ...lot, firstNames: ['Amina'], lots: 3, firstOn: '2026-03-10', lastOn: '2026-03-14' }]);
  });

  test('knows places by their LGA alone, and how far it is between them', () => {
    expect(placesOf(['Bichi, Kano', 'Nowhere'], ['Kumbotso, Kano']).map(({ place }) => place)).toEqual([
      'Bichi, Kano',
      'Kumbotso, Kano',
    ]);
    expect(distanceKm(['Soba, Kaduna', 'Bichi, Kano'], 'Kumbotso, Kano')).toBeGreaterThan(80);
    expect(distanceKm([], 'Kumbotso, Kano')).toBeNull();
    expect(distanceKm(['Bichi, Kano'], 'Nowhere')).toBeNull();
  });

  test('tells the share of farmers where all that went in is known with its price', () => {
    const job = { inGrams: 1000, outGrams: 950, packGrams: 95, priceKobo: 100 };
    const all = [{ grams: 1000, netGrams: 2000, amountKobo: 1200 }];
    expect(farmerShareOf({ ...job, paid: all })).toBe(60);
    expect(farmerShareOf({ ...job, inGrams: 1001, paid: all })).toBeNull();
    expect(farmerShareOf({ ...job, paid: [] })).toBeNull();
  });

  test('says the words of EPCIS in its own', () => {
    expect(stepKindOf('ObjectEvent', 'commissioning', false)).toBe('stored');
    expect(stepKindOf('ObjectEvent', 'commissioning', true)).toBe('arrived');
    expect(stepKindOf('TransformationEvent', 'commissioning', true)).toBe('processed');
    expect(stepKindOf('ObjectEvent', 'cycle_counting', true)).toBeNull();
  });
});

test('a code that is seen in more places than goods can be is warned of; one pallet sooner than a batch', () => {
  const most = { ofOne: 3, ofMany: 40 };
  const goods = { isRecalled: false, isSoldOut: false, isOne: true };
  expect(warningsOf(goods, 3, most)).toEqual([]);
  expect(warningsOf(goods, 4, most)).toEqual(['too-many-places']);
  expect(warningsOf({ ...goods, isOne: false }, 4, most)).toEqual([]);
  expect(warningsOf({ isRecalled: true, isSoldOut: true, isOne: false }, 41, most)).toEqual([
    'recalled',
    'sold-out',
    'too-many-places',
  ]);
});
