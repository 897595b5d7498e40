import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatNaira, parseNaira } from './naira.ts';

const vectorFile = new URL('../../../shared/vectors/payments/kobo.json', import.meta.url);

type KoboCase = { naira: string; kobo: number | string };

describe('money is shown in naira', () => {
  test.each([
    [0, '₦0'],
    [1, '₦0.01'],
    [50, '₦0.50'],
    [100, '₦1'],
    [99_999, '₦999.99'],
    [100_000, '₦1,000'],
    [125_000_000, '₦1,250,000'],
    [125_000_005, '₦1,250,000.05'],
    [-2_050, '-₦20.50'],
    [Number.MAX_SAFE_INTEGER, '₦90,071,992,547,409.91'],
  ])('%d kobo is %s', (kobo, shown) => {
    expect(formatNaira(kobo)).toBe(shown);
  });

  test.each([1.5, Number.NaN, Infinity, 2 ** 53])('%d is no amount of kobo', (kobo) => {
    expect(() => formatNaira(kobo)).toThrow('not a whole number of kobo');
  });
});

describe('naira as people type it', () => {
  test.each([
    ['1,250.50', 125_050],
    ['₦1250', 125_000],
    ['₦ 1,250', 125_000],
    ['N5,000', 500_000],
    ['NGN 5,000.00', 500_000],
    ['1 250', 125_000],
    ['1\u00a0250\u00a0000', 125_000_000],
    [' 19.99 ', 1_999],
    ['4.35', 435],
    ['0.29', 29],
    ['0.5', 50],
    ['0', 0],
    ['007', 700],
    ['90071992547409.91', Number.MAX_SAFE_INTEGER],
  ])('%j is %d kobo', (text, kobo) => {
    expect(parseNaira(text)).toBe(kobo);
  });

  test.each([
    '',
    ' ',
    '₦',
    '1.005',
    '-1.00',
    '+5',
    '-0',
    '1e3',
    '0x10',
    'Infinity',
    'five',
    '1,25',
    '1,2500',
    ',250',
    '1,250 000',
    '1..5',
    '1.',
    '.5',
    '1.5.0',
    '12 5',
    '$5',
    '5k',
    '90071992547409.92',
    '90071992547410',
    '9'.repeat(400),
  ])('refuses %j', (text) => {
    expect(parseNaira(text)).toBeNull();
  });

  test('every amount that is shown is read back to the kobo', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        (kobo) => parseNaira(formatNaira(kobo)) === kobo,
      ),
    );
  });

  test('agrees with the shared worked cases', ({ skip }) => {
    skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its kobo cases were not tried');
    const { cases } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { cases: KoboCase[] };
    expect(cases.length).toBeGreaterThan(0);
    for (const { naira, kobo } of cases) {
      expect(parseNaira(naira), naira).toBe(typeof kobo === 'number' ? kobo : null);
    }
  });
});
