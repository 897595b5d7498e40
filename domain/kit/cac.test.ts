import { describe, expect, test } from 'vitest';
import { cacText, readCac } from './cac.ts';

describe('a CAC number is read with its class', () => {
  test.each([
    ['RC123456', 'RC', '123456'],
    ['rc 123 456', 'RC', '123456'],
    ['RC-123456', 'RC', '123456'],
    ['R.C. 123456', 'RC', '123456'],
    ['BN/2345678', 'BN', '2345678'],
    ['IT 45', 'IT', '45'],
    ['lp12', 'LP', '12'],
    ['LLP 12', 'LLP', '12'],
    ['1234567', null, '1234567'],
    ['KD023538', null, 'KD023538'],
    ['  ', null, ''],
    ['', null, ''],
  ])('%s', (text, cacClass, cacNumber) => {
    expect(readCac(text)).toEqual({ cacClass, cacNumber });
  });

  test.each(['RC', 'RC12X', '12345678901', 'ABCDE1', 'RC١٢٣', '<b>1'])('%s is none', (text) => {
    expect(readCac(text)).toBeNull();
  });

  test('and written as on the certificate', () => {
    expect(cacText({ cacClass: 'BN', cacNumber: '2345678' })).toBe('BN 2345678');
    expect(cacText({ cacClass: null, cacNumber: 'KD023538' })).toBe('KD023538');
    expect(cacText({ cacClass: 'RC', cacNumber: '' })).toBe('');
  });
});
