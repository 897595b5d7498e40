import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { looksLikePhone, maskPhone } from './phone.ts';

const vectorName = 'identity/phone-libphonenumber-js-max-1.13.16.json';
const vectorFile = new URL(`../../../shared/vectors/${vectorName}`, import.meta.url);

type PhoneCase = { input: string; valid: boolean };

describe('a text that could be a telephone number', () => {
  test.each([
    '08021234567',
    '0802 123 4567',
    '0802-123-4567',
    '(0802) 123 4567',
    '0802.123.4567',
    '07021234567',
    '09021234567',
    '08121234567',
    '09121234567',
    '8021234567',
    '2348021234567',
    '+2348021234567',
    '+234 802 123 4567',
    '+234 (0) 802 123 4567',
    '009 234 802 123 4567',
    '02033123456',
    '0800 1759 1759',
    '0700 123 4567',
    '٠٨٠٢١٢٣٤٥٦٧',
    'O8021234567',
    '0802 123 4567 ext 5',
    '+447911123456',
    '+1 (212) 555-0123',
    '009 44 7911 123456',
    ' 08021234567 ',
    '0802\u2013123\u20134567',
    '\uff0b2348021234567',
  ])('accepts %j', (text) => {
    expect(looksLikePhone(text)).toBe(true);
  });

  test.each([
    '',
    ' ',
    '+',
    'abc',
    'phone',
    '0802abc4567',
    '0802I234567',
    'amina@example.com',
    '123',
    '0802123456',
    '802123456',
    '012345678',
    '0121234567',
    '080212345678',
    '+2348021234',
    '+23412345678',
    '23480212345678',
    '+1234567',
    '+1234567890123456',
    '+0802123456',
    '00234802123456',
    '002348021234567',
    '++2348021234567',
    '08021234567+',
    '0802 123 4567, 0803 123 4567',
    '0'.repeat(5000),
    `0802${' '.repeat(5000)}1234567`,
  ])('refuses %j', (text) => {
    expect(looksLikePhone(text)).toBe(false);
  });

  test('accepts every valid number of the shared worked cases', ({ skip }) => {
    skip(!existsSync(vectorFile), 'the folder shared/vectors is absent, so its telephone cases were not tried');
    const { cases } = JSON.parse(readFileSync(vectorFile, 'utf8')) as { cases: PhoneCase[] };
    const valid = cases.filter((one) => one.valid).map((one) => one.input);
    expect(valid.length).toBeGreaterThan(0);
    expect(valid.filter((input) => !looksLikePhone(input))).toEqual([]);
  });
});

test('a masked number keeps its last three digits alone', () => {
  expect(maskPhone('+2348021234567')).toBe('•••567');
  expect(maskPhone('+447911123456')).toBe('•••456');
});

test('a text too short to hide anything is hidden whole', () => {
  for (const text of ['', '567', '+23456']) expect(maskPhone(text)).toBe('•••');
});
