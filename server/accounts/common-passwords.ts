import { dictionary } from '@zxcvbn-ts/language-common';
import guessed from './guessed-words.json' with { type: 'json' };

const common = new Set<string>([
  ...dictionary['passwords-common'],
  ...guessed.words,
  ...guessed.words.flatMap((word) => [`${word}1`, `${word}123`]),
]);

/** Whether a lower-case password stands on the list of common ones. */
export const isCommonPassword = (lowerCase: string): boolean => common.has(lowerCase);
