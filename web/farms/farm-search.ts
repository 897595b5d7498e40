import type { Farm } from '@shuka/domain/farms';
import { placeOf } from './farm-words.ts';

/** Letters of our languages that no accent makes. */
const hookedLetters: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y', ǝ: 'e', ŋ: 'n' };

/** A text in plain small letters and digits, words parted by one space: no accents, hooks or apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}'`\u2018\u2019\u02bc]/gu, '')
    .replace(/[ɓɗƙƴǝŋ]/g, (letter) => hookedLetters[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Whether every word that was typed stands somewhere in a folded text; nothing typed stands in all. */
export const isFound = (folded: string, typed: string): boolean =>
  fold(typed)
    .split(' ')
    .every((word) => folded.includes(word));

/** What a farm can be found by: its name, crop and place, and its keeper's name where others see it. Folded. */
export const findableOf = (farm: Farm, keeperName = ''): string =>
  fold([farm.name, farm.crop, placeOf(farm), keeperName].join(' '));
