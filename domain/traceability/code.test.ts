import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  buildLink,
  lastDigitOf,
  elementFault,
  gtin14Of,
  idOfOwnLink,
  idOfTraceCode,
  isRestricted,
  numberFault,
  ownLink,
  rawElements,
  readableElements,
  readElements,
  readLink,
  traceCodeOf,
  type Element,
  type NumberKind,
} from './index.ts';

const file = new URL('../../../shared/vectors/gs1/gs1-ng-examples.json', import.meta.url);
const absent = 'the folder shared/vectors is absent, so its codes were not tried';

type Vectors = {
  gtin13: string[];
  gtin14: string[];
  gln: string[];
  sscc: string[];
  digital_links: { uri: string; ai: Record<string, string>; note?: string }[];
  invalid: { gtin13?: string; sscc?: string; uri?: string; why: string }[];
  element_string: { human: string; fnc1_raw: string };
};

const read = (): Vectors => JSON.parse(readFileSync(file, 'utf8')) as Vectors;

describe('numbers of GS1', () => {
  test('those of the vectors have the right check digit, the others a fault that names why', ({ skip }) => {
    skip(!existsSync(file), absent);
    const { gtin13, gtin14, gln, sscc, invalid } = read();
    const kinds: [NumberKind, string[]][] = [
      ['gtin-13', gtin13],
      ['gtin-14', gtin14],
      ['gln', gln],
      ['sscc', sscc],
    ];
    for (const [kind, numbers] of kinds)
      for (const number of numbers) expect([number, numberFault(kind, number)]).toEqual([number, null]);
    expect(invalid.filter(({ gtin13: one }) => one).map(({ gtin13: one = '' }) => numberFault('gtin-13', one))).toEqual(
      ['check-digit', 'length'],
    );
    expect(invalid.filter(({ sscc: one }) => one).map(({ sscc: one = '' }) => numberFault('sscc', one))).toEqual([
      'check-digit',
    ]);
  });

  test('short ones too, and any digit that is changed is seen', () => {
    expect(numberFault('gtin-8', '96385074')).toBeNull();
    expect(numberFault('gtin-12', '036000291452')).toBeNull();
    expect(gtin14Of('036000291452')).toBe('00036000291452');
    expect(numberFault('gln', '615110000001x')).toBe('digits');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{17}$/), fc.nat(17), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
        const whole = `${digits}${lastDigitOf(digits)}`;
        const other = String((Number(whole[place]) + more) % 10);
        expect(numberFault('sscc', whole)).toBeNull();
        expect(numberFault('sscc', `${whole.slice(0, place)}${other}${whole.slice(place + 1)}`)).toBe('check-digit');
      }),
    );
  });

  test('a number of restricted circulation is known as one', () => {
    expect(['2000000000015', '6151101234567'].map(isRestricted)).toEqual([true, false]);
  });
});

describe('element strings', () => {
  test('are written for people and for a bar code, and read from both', ({ skip }) => {
    skip(!existsSync(file), absent);
    const { human, fnc1_raw: raw } = read().element_string;
    const elements: Element[] = [
      ['01', '06151101234567'],
      ['17', '270331'],
      ['10', 'LOT-2026-014'],
    ];
    expect(readableElements(elements)).toBe(human);
    expect(rawElements(elements)).toBe(raw);
    for (const text of [human, raw, raw.replaceAll('^', '\u001d'), `]C1${raw.slice(1)}`])
      expect(readElements(text)).toEqual({ elements, fault: null });
  });

  test('put what needs no FNC1 first, and have one after each text but the last', () => {
    const elements: Element[] = [
      ['10', 'A1'],
      ['01', '06151101234567'],
      ['21', 'S9'],
      ['3102', '002500'],
    ];
    expect(rawElements(elements)).toBe('^0106151101234567310200250010A1^21S9');
    expect(readElements(rawElements(elements)).fault).toBeNull();
  });

  test.each([
    [['99x', '1'], 'unknown-ai'],
    [['01', '0615110123456'], 'length'],
    [['01', '06151101234568'], 'check-digit'],
    [['17', '261301'], 'date'],
    [['17', '270229'], 'date'],
    [['17', '280229'], null],
    [['17', '270300'], null],
    [['10', 'A/B 1'], 'characters'],
    [['10', 'ọkà'], 'characters'],
    [['10', 'A'.repeat(21)], 'length'],
    [['37', '12x'], 'digits'],
  ] as const)('the datum %j: %s', ([ai, value], fault) => {
    expect(elementFault([ai, value])).toBe(fault);
  });

  test('what is none has a reason, whatever it is', () => {
    expect(
      ['', '(01)', '(zz)1', '01061511012345', '^0106151101234567^^', 'hello'].map((text) => readElements(text).fault),
    ).toEqual(['no-key', 'digits', 'unknown-ai', 'length', 'unknown-ai', 'unknown-ai']);
    fc.assert(fc.property(fc.string(), (text) => void readElements(text)));
  });
});

describe('digital links', () => {
  test('those of the vectors are read, and written again to the letter', ({ skip }) => {
    skip(!existsSync(file), absent);
    for (const { uri, ai, note } of read().digital_links) {
      const link = readLink(uri);
      expect(Object.fromEntries(link.elements ?? [])).toEqual(ai);
      expect([uri, link.fault]).toEqual([uri, note === undefined ? null : 'characters']);
      if (note === undefined) expect(buildLink(link.stem ?? '', link.elements ?? [])).toBe(uri);
    }
  });

  test('the bad ones of the vectors are refused', ({ skip }) => {
    skip(!existsSync(file), absent);
    const bad = read().invalid.flatMap(({ uri }) => (uri === undefined ? [] : [readLink(uri)]));
    expect(bad.map(({ elements, fault }) => [elements, fault])).toEqual([
      [null, 'qualifier-before-key'],
      [null, 'length'],
    ]);
  });

  test.each([
    ['https://id.gs1.org/01/06151101234567/21/S1/10/LOT', 'qualifier-order'],
    ['https://id.gs1.org/01/06151101234567/235/X/10/LOT', 'qualifier-order'],
    ['https://id.gs1.org/01/06151101234568', 'check-digit'],
    ['https://id.gs1.org/about', 'no-key'],
    ['https://id.gs1.org/01/06151101234567?9999=1', 'unknown-ai'],
    ['javascript:alert(1)', 'not-a-link'],
    ['https://id.gs1.org/01/%E0%A4%A', 'no-key'],
    [`https://id.gs1.org/01/06151101234567/10/${'A'.repeat(2000)}`, 'not-a-link'],
  ])('%s: %s', (uri, fault) => {
    expect(readLink(uri).fault).toBe(fault);
  });

  test('a resolver’s own questions are let by, and any lot number comes back as it was', () => {
    expect(readLink('https://id.gs1.org/01/06151101234567?linkType=gs1:pip').elements).toHaveLength(1);
    fc.assert(
      fc.property(fc.stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/), (lot) => {
        const elements: Element[] = [
          ['01', '06151101234567'],
          ['10', lot],
        ];
        expect(readLink(buildLink('https://trace.example.ng/q', elements))).toEqual({
          stem: 'https://trace.example.ng/q',
          elements,
          fault: null,
        });
      }),
    );
  });
});

describe('own codes', () => {
  test('stand for an id and give it back, however they are typed', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const code = traceCodeOf(id);
        expect(code).toMatch(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
        const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        expect(idOfTraceCode(typed.replace(/(.{5})/g, '$1-'))).toBe(id);
        expect(idOfOwnLink(ownLink('https://shuka.example', id))).toBe(id);
      }),
    );
  });

  test('nothing else is one', () => {
    const texts = ['', 'Z'.repeat(26), '0'.repeat(25), 'U'.repeat(26), '<script>alert(1)</script>'];
    expect(texts.map(idOfTraceCode)).toEqual([null, null, null, null, null]);
    expect(idOfOwnLink('https://shuka.example/products')).toBeNull();
  });
});
