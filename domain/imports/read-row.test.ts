import { describe, expect, test } from 'vitest';
import { valuesIn } from './choices.ts';
import { readHeader } from './read-header.ts';
import { readLga, readState } from './near-lgas.ts';
import { readRow } from './read-row.ts';
import { readSubmissions } from './submissions.ts';

const now = new Date('2026-11-23T10:00:00Z');
const id = '0193a000-0000-7000-8000-00000000aaaa';

const maize = {
  market: 'Wudil',
  state: 'Kano',
  lga: 'Wudil',
  goods: 'Maize',
  kind: 'Farm-gate',
  day: '1/5/2026',
  unit: 'Bag 100kg',
  unit_kg: '100',
  price_naira: '₦52,000.50',
};

const read = (change: Partial<typeof maize>) => {
  const cells = { ...maize, ...change };
  return readRow('prices', (key) => cells[key as keyof typeof maize] ?? '', id, now);
};

const faultsOf = (change: Partial<typeof maize>) => {
  const row = read(change);
  return 'faults' in row ? row.faults.map(({ column, code }) => `${column}: ${code}`) : [];
};

describe('the first line of a list', () => {
  test('is understood however people write the names, and by a mapping before all else', () => {
    const said = readHeader('farms', ['GSM', 'q1/NAME', 'State', 'L.G.A', 'Size', 'crop', 'Notes'], { farmer: 'GSM' });
    expect(said).toEqual({
      places: new Map([
        ['farmer', 0],
        ['name', 1],
        ['state', 2],
        ['lga', 3],
        ['farm_size', 4],
        ['crop', 5],
      ]),
      ignored: ['Notes'],
    });
  });
});

describe('a place', () => {
  test.each([
    ['Kano State', 'KN'],
    ['kn', 'KN'],
    ['NG-KN', 'KN'],
    ['FCT', 'FC'],
    ['Atlantis', null],
  ])('%s is the state %s', (typed, code) => expect(readState(typed)).toBe(code));

  test('is found by its other spellings; near names are those of that state alone', () => {
    expect(readLga('KN', 'DAWAKIN-TOFA')).toEqual({ lga: 'Dawakin Tofa' });
    expect(readLga('KN', 'Bichy')).toEqual({ near: ['Bichi'] });
    expect(readLga('LA', 'Bichy')).toEqual({ near: [] });
  });
});

describe('a row of prices', () => {
  test('is read with days, units and naira as people write them', () => {
    expect(read({})).toMatchObject({
      draft: { day: '2026-05-01', unit: 'bag-100kg', kind: 'farm-gate', unitGrams: 100_000, amountKobo: 5_200_050 },
    });
  });

  test.each([
    [{ price_naira: '=1+1' }, ['price_naira: formula']],
    [{ price_naira: '-5' }, ['price_naira: number-wrong']],
    [{ price_naira: '+5' }, ['price_naira: number-wrong']],
    [{ market: '@SUM(A1)' }, ['market: formula']],
    [{ goods: '-2+3' }, ['goods: formula']],
    [{ market: '+1', goods: '\tMaize' }, ['market: formula', 'goods: formula']],
    [{ day: '30/02/2026' }, ['day: day-wrong']],
    [{ day: '2026-12-24' }, ['day: day-future']],
    [{ unit: 'kg', unit_kg: '2' }, ['unit_kg: weight-exact']],
    [{ goods: 'x'.repeat(81) }, ['goods: too-long']],
    [{ state: '', unit: 'cup' }, ['state: required', 'unit: choice']],
  ])('%j: wrong are %j', (change, faults) => expect(faultsOf(change)).toEqual(faults));
});

describe('a row of farms', () => {
  const farm = (change: object) => {
    const cells: Readonly<Record<string, string>> = {
      farmer: '+2348031230001',
      name: 'Gonar Rafi',
      state: 'Kano',
      lga: 'Wudil',
      farm_size: 'small',
      crop: 'Maize',
      ...change,
    };
    return readRow('farms', (key) => cells[key] ?? '', id, now);
  };

  test.each([
    ['Small (0-2 acres)', 'small'],
    ['Medium (2-10 acres)', 'medium'],
    ['Large (10+ acres)', 'large'],
    ['LARGE', 'large'],
  ])('may have the size %s', (written, sizeBand) =>
    expect(farm({ farm_size: written })).toMatchObject({ draft: { sizeBand } }),
  );

  test('has a phone number with a sign before it, and no name that begins like a formula', () => {
    expect(farm({})).toMatchObject({ draft: { farmer: '+2348031230001' } });
    expect(farm({ name: '-2+3' })).toMatchObject({ faults: [{ column: 'name', code: 'formula' }] });
  });
});

test('the values that columns hold are told before a list is brought, and each is taken', () => {
  const [size] = valuesIn('farms');
  expect(size).toEqual({ column: 'farm_size', values: ['small', 'medium', 'large'] });
  for (const unit of valuesIn('prices').find(({ column }) => column === 'unit')?.values ?? [])
    expect(faultsOf({ unit })).not.toContain('unit: choice');
});

describe('what a form collected', () => {
  test('is a table without what the tools write themselves, repeats and attachments', () => {
    const one = { _id: 1, __id: 'uuid:1', start: 'x', who: { name: ' Laraba ' }, plots: [{ a: 1 }], wet: true };
    expect(readSubmissions({ value: [one, { who: { name: 'Sani' } }] })).toEqual({
      header: ['who/name', 'wet'],
      rows: [
        ['Laraba', 'true'],
        ['Sani', ''],
      ],
    });
    expect(readSubmissions({ detail: 'Not found.' })).toBeNull();
  });
});
