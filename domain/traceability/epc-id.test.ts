import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkDigitOf, isUri, readId } from './epc-id.ts';

describe('an identifier', () => {
  test.each([
    ['urn:epc:id:sscc:6151100.0000000000', 'https://id.gs1.org/00/061511000000000002'],
    ['urn:epc:class:lgtin:6151101.023456.F001', 'https://id.gs1.org/01/06151101234567/10/F001'],
    ['urn:epc:id:sgtin:6151101.023456.77', 'https://id.gs1.org/01/06151101234567/21/77'],
    ['urn:epc:id:sgln:615110000001..0', 'https://id.gs1.org/414/6151100000019'],
    ['https://trace.example.ng/q/01/06151101234567/10/F001?17=270331', 'https://id.gs1.org/01/06151101234567/10/F001'],
    ['https://farm.example/lot/17', 'https://farm.example/lot/17'],
    ['geo:12.052345,8.517123', 'geo:12.052345,8.517123'],
  ])('%s has one form', (written, id) => {
    expect(readId(written)).toEqual({ id, fault: null });
  });

  test.each([
    ['https://id.gs1.org/01/06151101234568/10/A', 'check-digit'],
    ['https://id.gs1.org/00/061511000000000007', 'check-digit'],
    ['https://trace.example.ng/01/06151101234568', 'check-digit'],
    ['https://id.gs1.org/01/6151101234567/10/LOT-1', 'id-wrong'],
    ['https://id.gs1.org/10/LOT-1/01/06151101234567', 'id-wrong'],
    ['https://id.gs1.org/01/06151101234567/21/7/10/A', 'id-wrong'],
    ['https://id.gs1.org/01/06151101234567/10/A%20B', 'id-wrong'],
  ])('%s is none', (written, fault) => {
    expect(readId(written).fault).toBe(fault);
  });

  test('is an absolute address without blanks', () => {
    expect(['lot 17', '//farm.example/17', 'https://farm.example/a b', 17, ''].filter(isUri)).toEqual([]);
  });
});

const file = new URL('../../../shared/vectors/gs1/gs1-ng-examples.json', import.meta.url);

describe.skipIf(!existsSync(file))('the worked numbers (skipped where the folder of vectors is absent)', () => {
  test('have the check digits that they end with', () => {
    const { gtin13, gtin14, gln, sscc } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
    const all = [gtin13, gtin14, gln, sscc].flatMap((numbers) => numbers ?? []);
    expect(all.map((number) => checkDigitOf(number.slice(0, -1)))).toEqual(all.map((number) => Number(number.at(-1))));
  });
});
