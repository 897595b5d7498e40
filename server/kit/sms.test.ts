import { describe, expect, test } from 'vitest';
import { countSmsParts, digitsOf } from './sms.ts';

describe('the messages a text is billed as', () => {
  test.each([
    ['an empty text', '', 1],
    ['160 plain letters', 'a'.repeat(160), 1],
    ['161 plain letters', 'a'.repeat(161), 2],
    ['two full parts', 'a'.repeat(306), 2],
    ['one letter more than two full parts', 'a'.repeat(307), 3],
    ['80 euro signs, which count double', '€'.repeat(80), 1],
    ['81 euro signs', '€'.repeat(81), 2],
    ['a euro sign that would lie across two parts', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
    ['the same number of plain units', `${'a'.repeat(151)}€${'a'.repeat(153)}`, 2],
    ['brackets and a backslash', `[{\\}]~^|${'a'.repeat(144)}`, 1],
    ['accents that GSM knows', 'è é ù ì ò à Ä Ö Ñ Ü ñ ü'.padEnd(160), 1],
    ['70 letters with a hook', `ƙ${'a'.repeat(69)}`, 1],
    ['71 letters with a hook', `ƙ${'a'.repeat(70)}`, 2],
    ['two full parts with a hook', `ɗ${'a'.repeat(133)}`, 2],
    ['one letter more than two full parts with a hook', `ɗ${'a'.repeat(134)}`, 3],
    ['a naira sign in 71 letters', `₦${'5'.repeat(70)}`, 2],
    ['a Yoruba text in decomposed letters', 'ẹ'.normalize('NFD').repeat(36), 2],
    ['an emoji that would lie across two parts', `${'a'.repeat(66)}🌽${'a'.repeat(66)}`, 3],
  ])('%s', (_, text, parts) => {
    expect(countSmsParts(text)).toBe(parts);
  });

  test('the same words cost double in Hausa letters', () => {
    const plain = 'Kasuwar Dawanau: masara N38,500, dawa N36,000, waken soya N62,000. Aika 1 don sayarwa.';
    expect(countSmsParts(plain)).toBe(1);
    expect(countSmsParts(plain.replace('dawa', 'ɗawa'))).toBe(2);
  });
});

test('only one E.164 number is sent to', () => {
  expect(digitsOf('+2348031234567')).toBe('2348031234567');
  for (const to of [
    '08031234567',
    '+2348031234567,+2348030000000',
    '+2348031234567000',
    '+0348031234567',
    '+234803\n',
  ]) {
    expect(() => digitsOf(to)).toThrow('not an E.164 number');
  }
});
