import type { Failure } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import type { Words } from '#kit/words.tsx';

/** Why something about the phone's own store did not work, for people. */
export const failureText = (failure: Failure, words: Words): string =>
  failure.code === 'not-kept' ? words.t('phone.notKept') : failureWords(failure, words);
