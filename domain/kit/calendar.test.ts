import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatNumber,
  isLanguage,
  languageNames,
  languages,
  weekdayName,
} from './calendar.ts';
import { monthNames, weekdayNames } from './calendar-words.ts';

describe('dates are words, never 03/04', () => {
  test.each([
    ['en', '14 March 2026', '1 January 2026', '31 August 2026', 'Saturday'],
    ['ha', '14 Maris 2026', '1 Janairu 2026', '31 Agusta 2026', 'Asabar'],
    ['yo', '14 Oṣù Ẹrẹ̀nà 2026', '1 Oṣù Ṣẹ́rẹ́ 2026', '31 Oṣù Ògún 2026', 'Àbámẹ́ta'],
    ['ig', '14 Maachị 2026', '1 Jenụwarị 2026', '31 Ọgọọst 2026', 'Satọdee'],
    ['pcm', '14 Mach 2026', '1 Jénúári 2026', '31 Ọgọst 2026', 'Sátọdè'],
  ] as const)('in %s', (language, march, january, august, weekday) => {
    expect(formatDate('2026-03-14', language)).toBe(march);
    expect(formatDate(new Date('2026-01-01T12:00:00Z'), language)).toBe(january);
    expect(formatDate('2026-08-31T10:00:00+01:00', language)).toBe(august);
    expect(formatDateTime('2026-03-14T08:05:00Z', language)).toBe(`${march}, 09:05`);
    expect(weekdayName('2026-03-14', language)).toBe(weekday);
  });

  test('a moment late in the evening of UTC is the next day in Nigeria', () => {
    expect(formatDateTime('2026-03-14T23:30:00Z', 'en')).toBe('15 March 2026, 00:30');
    expect(formatDate(new Date('2026-12-31T23:00:00Z'), 'ha')).toBe('1 Janairu 2027');
    expect(weekdayName('2026-03-14T23:30:00Z', 'pcm')).toBe('Sọ́ndè');
    expect(formatDateTime('2026-03-14T22:59:59Z', 'en')).toBe('14 March 2026, 23:59');
  });

  test('there is no summer time: noon in July and in January are an hour from UTC alike', () => {
    expect(formatDateTime('2026-07-01T12:00Z', 'en')).toBe('1 July 2026, 13:00');
    expect(formatDateTime('2026-01-01T12:00Z', 'en')).toBe('1 January 2026, 13:00');
  });

  test('a calendar day stays that day and reads as its midnight', () => {
    expect(formatDate('2028-02-29', 'en')).toBe('29 February 2028');
    expect(formatDateTime('2026-03-14', 'en')).toBe('14 March 2026, 00:00');
  });

  test.each(['', '14/03/2026', '2026-03-14T09:05', '2026-02-30', '2026-13-01', '2026-03-14T25:00:00Z', 'yesterday'])(
    'refuses %j, which names no one moment',
    (text) => {
      expect(() => formatDate(text, 'en')).toThrow(RangeError);
      expect(() => weekdayName(text, 'en')).toThrow(RangeError);
    },
  );

  test('refuses a Date that is none', () => {
    expect(() => formatDateTime(new Date(Number.NaN), 'en')).toThrow(RangeError);
  });
});

describe('languages', () => {
  test('each has its own name, twelve different months and seven different days, in composed letters', () => {
    for (const language of languages) {
      expect(languageNames[language]).not.toBe('');
      expect(new Set(monthNames[language]).size).toBe(12);
      expect(new Set(weekdayNames[language]).size).toBe(7);
      for (const name of [...monthNames[language], ...weekdayNames[language]]) expect(name).toBe(name.normalize('NFC'));
    }
  });

  test('a language of the product is told from others', () => {
    expect(languages.every(isLanguage)).toBe(true);
    for (const other of ['fr', 'EN', '', 'en-NG', 'toString']) expect(isLanguage(other)).toBe(false);
  });
});

test('numbers are grouped in threes with at most two decimals', () => {
  expect([0, 53, 1200, 1234567.5, 0.126, -4500].map(formatNumber)).toEqual([
    '0',
    '53',
    '1,200',
    '1,234,567.5',
    '0.13',
    '-4,500',
  ]);
});
