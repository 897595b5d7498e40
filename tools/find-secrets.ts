/** Looks for keys and passwords in texts: by the forms that providers give theirs, and by letters that nobody would write. */

const forms: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a key of Google', /\bAIza[A-Za-z0-9_-]{35}\b/],
  ['a token of Slack', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a secret key of Paystack or Stripe', /\bsk_(?:live|test)_[A-Za-z0-9]{24,}\b/],
  ['a secret key of Flutterwave', /\bFLWSECK(?:_TEST)?-[A-Za-z0-9]{16,}/],
  ['a key of Monnify', /\bMK_(?:PROD|TEST)_[A-Z0-9]{10,}\b/],
  ['a signed token', /\beyJ[A-Za-z0-9_-]{15,}\.eyJ[A-Za-z0-9_-]{15,}\.[A-Za-z0-9_-]{20,}/],
  // A word that says what stands there in earnest is no password.
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|redis|mongodb|https?):\/\/[^\s/:@'"`${}<>]+:(?!(?:password|pass|secret)@)[^\s/@'"`${}<>]{3,}@/,
  ],
];

/** Bits of a letter: 4 for hexadecimal noise, 6 for base64 noise, about 3.5 for words. */
const bitsOf = (text: string): number => {
  const counts = new Map<string, number>();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum - (count / text.length) * Math.log2(count / text.length), 0);
};

/** A value that is given to something whose name says that it is a secret. */
const given =
  /(?:secret|password|passwd|api_?key|token|credential)\w*["']?\s*[:=]\s*["'`]([A-Za-z0-9+/=_-]{24,})["'`]/gi;

const leastBits = 4;

const byForm = (line: string): string[] => forms.filter(([, form]) => form.test(line)).map(([name]) => name);

const byNoise = (line: string): string[] =>
  [...line.matchAll(given)]
    .filter(([, value = '']) => bitsOf(value) >= leastBits && /\d/.test(value) && /[A-Za-z]/.test(value))
    .map(() => 'letters like a secret');

export type Found = { readonly what: string; readonly line: number };

/** @returns each line of a text that looks as if it held a secret. */
export const secretsIn = (text: string): Found[] => {
  if (byForm(text).length === 0 && byNoise(text).length === 0) return [];
  return text
    .split('\n')
    .flatMap((line, place) => [...byForm(line), ...byNoise(line)].map((what) => ({ what, line: place + 1 })));
};
