import { expect, test } from 'vitest';
import type { Words } from '#kit/words.tsx';
import { goodsText } from './price-words.ts';

const say = (id: string): string => (id === 'crop.maize' ? 'Masara' : id);
const hausa: Words = { language: 'ha', t: say, say };

test('a price is of masara to who reads Hausa, of whichever kind its source says; other words stay as they are', () => {
  expect(goodsText('Maize', hausa)).toBe('Masara');
  expect(goodsText('Maize (white)', hausa)).toBe('Masara (white)');
  expect(goodsText('Cowpeas (brown)', hausa)).toBe('Cowpeas (brown)');
});
