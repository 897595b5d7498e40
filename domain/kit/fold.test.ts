import { expect, test } from 'vitest';
import { folded, foldedWords } from './fold.ts';

test('a name is the same with accents, hooks, apostrophes, dashes and capitals or without', () => {
  expect(folded('  Ƙaura—Namoda ')).toBe('kaura namoda');
  expect(folded("Ma’aruf ÌDÒWÚ-Ọ̀gbà's")).toBe('maaruf idowu ogbas');
});

test('a text with neither letters nor digits has no words', () => {
  expect(foldedWords(' — ')).toEqual([]);
  expect(folded('')).toBe('');
});
