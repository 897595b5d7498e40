import type { Failure } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import type { Words } from '#kit/words.tsx';

/** Why an act is not kept on this phone, for people; the error names the code. */
export const phoneFault = (error: unknown, words: Words): string => {
  const code = error instanceof Error ? error.message : '';
  return failureWords({ status: 500, code, title: '', fields: [], requestId: null }, words);
};

/** Why something about the phone's own store did not work, for people. */
export const failureText = (failure: Failure, words: Words): string =>
  failure.code === 'not-kept' ? words.t('phone.notKept') : failureWords(failure, words);
