import type { Failure } from './api.ts';
import type { WordId, Words } from './words.tsx';

/** What the phone itself could not do; it has no server to word it. */
const ofThePhone: Readonly<Record<string, WordId>> = {
  'phone-full': 'form.phoneFull',
  'not-saved': 'form.notSaved',
  'too-large': 'form.tooLarge',
};

/** Why something did not work, in the reader's language; the server's own words where it said some. */
export const failureWords = ({ status, code, title, requestId }: Failure, { t }: Words): string => {
  if (title !== '') return requestId === null || status < 500 ? title : `${title} (${requestId})`;
  const own = ofThePhone[code];
  if (own !== undefined) return t(own);
  return t(status === 0 ? 'form.network' : 'form.failed');
};
