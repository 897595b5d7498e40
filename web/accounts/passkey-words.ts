import type { Failure } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import type { Words } from '#kit/words.tsx';

/** Why no passkey was made or used, in a person’s words: that they called it off, most often. */
export const passkeyWords = (failure: Failure, words: Words): string =>
  failure.code === 'passkey-not-made' ? words.t('security.passkeyFailed') : failureWords(failure, words);
