import { cropInEnglish } from '@shuka/domain/kit/crop-names.ts';
import type { Words } from './words.tsx';

/** A crop as its reader calls it: 'Maize' is masara in Hausa. What was written in other words stays as it was written. */
export const cropName = (written: string, { say, language }: Words): string => {
  const key = language === 'en' ? null : cropInEnglish(written);
  return key === null ? written : say(`crop.${key}`);
};

/** Several crops as their reader calls them. */
export const cropNames = (written: readonly string[], words: Words): string =>
  written.map((one) => cropName(one, words)).join(', ');

/** What grows, or what came of it: its crop and variety. */
export const produceName = (
  { crop, variety }: { readonly crop: string; readonly variety: string },
  words: Words,
): string => [cropName(crop, words), variety].filter((part) => part !== '').join(', ');
