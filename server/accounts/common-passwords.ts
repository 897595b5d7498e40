import { dictionary } from '@zxcvbn-ts/language-common';

/** Words guessers here try first that the international list lacks. */
const local = [
  'shuka',
  'nigeria',
  'naija',
  'farmer',
  'farming',
  'manomi',
  'jesus',
  'allah',
  'bismillah',
  'chelsea',
  'arsenal',
];

const common = new Set<string>([
  ...dictionary['passwords-common'],
  ...local,
  ...local.flatMap((word) => [`${word}1`, `${word}123`]),
]);

/** Whether a lower-case password stands on the list of common ones. */
export const isCommonPassword = (lowerCase: string): boolean => common.has(lowerCase);
