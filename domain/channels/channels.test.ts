import { describe, expect, test } from 'vitest';
import { isPinSpent, pagesOf, pinFault, readSms, triesLeft, typedSince } from './index.ts';

describe('what was typed since the last answer', () => {
  test('is the rest of the text, stars and all', () => {
    expect(typedSince('2', '2*Ade*Bola')).toBe('Ade*Bola');
    expect(typedSince('1', '1**3')).toBe('*3');
    expect(typedSince('', '1*2')).toBe('1*2');
    expect(typedSince(null, '1*2')).toBe('1*2');
  });

  test('is nothing that can be known when the text does not go on from there', () => {
    expect(typedSince('1*2', '1*3')).toBeNull();
    expect(typedSince('1*2', '1*22')).toBeNull();
    expect(typedSince('1*2', '1')).toBeNull();
  });
});

describe('a page of a small screen', () => {
  const feet = { more: '98 More', back: '0 Back' };

  test('holds all where all fits, and is never longer than it may be', () => {
    expect(pagesOf(['One', 'Two'], feet, 160)).toEqual(['One\nTwo\n0 Back']);
    const lines = Array.from({ length: 40 }, (_, number) => `${number + 1} ${'word '.repeat(number % 9)}end`);
    for (const most of [40, 90, 160]) {
      const pages = pagesOf(lines, feet, most);
      expect(pages.filter((page) => page.length > most)).toEqual([]);
      expect(pages.every((page, place) => page.includes('98 More') === place < pages.length - 1)).toBe(true);
      const words = pages.join('\n').replaceAll('98 More', '').replaceAll('0 Back', '').split(/\s+/).filter(Boolean);
      expect(words).toEqual(lines.join(' ').split(/\s+/));
    }
  });

  test('cuts a word that no page holds', () => {
    expect(pagesOf(['x'.repeat(50)], feet, 30).map((page) => page.length <= 30)).toEqual([true, true, true]);
  });
});

describe('a PIN', () => {
  test('is four to six digits that are not the first anybody tries', () => {
    expect(['123', '1234567', '12a4', '', '12*34'].map(pinFault)).toEqual(Array(5).fill('form'));
    expect(['1111', '1234', '654321', '1987', '0000'].map(pinFault)).toEqual(Array(5).fill('guessable'));
    expect(['2580', '7391', '90214', '118822'].map(pinFault)).toEqual(Array(4).fill(null));
  });

  test('is tried five times before a wait, and fifteen times in all', () => {
    expect([0, 1, 4, 5, 6, 10].map(triesLeft)).toEqual([0, 4, 1, 0, 4, 0]);
    expect([14, 15].map(isPinSpent)).toEqual([false, true]);
  });
});

test('an SMS says what it wants by its first word, in any of the languages and however it is typed', () => {
  expect(['BAL 2580', ' bal  2580 ', 'Littafi 2580', 'ìwé 2580', 'Akwụkwọ 2580'].map(readSms)).toEqual(
    Array.from({ length: 5 }, () => ({ kind: 'book', pin: '2580' })),
  );
  expect(readSms('IN 2580 5,000 maize sold *')).toEqual({
    kind: 'income',
    pin: '2580',
    amount: '5,000',
    what: 'maize sold *',
  });
  expect(readSms('VISIT 2580 Mba')).toEqual({ kind: 'visit', pin: '2580', tookPlace: false });
  expect(readSms('price Masara')).toEqual({ kind: 'price', crop: 'Masara' });
  expect(readSms('ASK 2580 When? BAL 1')).toEqual({ kind: 'ask', pin: '2580', text: 'When? BAL 1' });
});

test('what says nothing of it, or lacks its PIN, is none', () => {
  const none = [
    '',
    'Hello',
    'BAL',
    'BAL 12',
    'OUT 2580',
    'VISIT 2580 maybe',
    'PRICE',
    'ASK 2580',
    '__proto__ 2580',
    '*',
  ];
  expect(none.map(readSms)).toEqual(Array(none.length).fill(null));
  expect(readSms('help')).toEqual({ kind: 'help' });
});
