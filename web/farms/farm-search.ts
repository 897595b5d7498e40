import type { Farm } from '@shuka/domain/farms';
import { foldedWords } from '@shuka/domain/kit/fold.ts';
import { placeOf } from './farm-words.ts';

/** A text in plain small letters and digits, words parted by one space: no accents, hooks or apostrophes. */
export const fold = (text: string): string => foldedWords(text).join(' ');

/** Whether every word that was typed stands somewhere in a folded text; nothing typed stands in all. */
export const isFound = (folded: string, typed: string): boolean =>
  fold(typed)
    .split(' ')
    .every((word) => folded.includes(word));

/** What a farm can be found by: its name, crop and place, and its keeper's name where others see it. Folded. */
export const findableOf = (farm: Farm, keeperName = ''): string =>
  fold([farm.name, farm.crop, placeOf(farm), keeperName].join(' '));
