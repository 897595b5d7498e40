import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

test('the sample of RFC 8785 comes out as it stands there', () => {
  const sample = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\u0022\u002f",
    literals: [null, true, false],
  };
  expect(canonicalJson(sample)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('keys stand in the order of their UTF-16 units', () => {
  const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
  const sorted = ['\r', '1', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33'];
  expect(Object.keys(JSON.parse(canonicalJson(Object.fromEntries(keys.map((key) => [key, key])))) as object)).toEqual(
    // A key that is a number always comes first in an object of JavaScript; in the text it stands in its place.
    ['1', ...sorted.filter((key) => key !== '1')],
  );
  expect(canonicalJson({ b: 1, a: 2, '\r': 3, '1': 4 })).toBe('{"\\r":3,"1":4,"a":2,"b":1}');
});

test('data says the same however its keys were put in, and is read again as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});
