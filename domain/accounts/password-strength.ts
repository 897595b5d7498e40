import type { Role } from '#kit/viewer.ts';
import { isGuessable, shortestPassword } from './rules.ts';

/** OWASP ASVS 5.0, 6.2.1: eight characters are the least, fifteen are strongly recommended. */
const strongLength = 15;

export type PasswordStrength = 'short' | 'guessable' | 'fair' | 'strong';

/** How many characters neither repeat nor follow the one before: `aaaa` and `1234` add one to what is guessed. */
const surprises = (password: string): number =>
  Array.from(password.toLowerCase(), (letter) => letter.codePointAt(0) ?? 0).filter(
    (code, place, codes) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1,
  ).length;

/**
 * How well a new password would hold, as far as a phone can tell: it knows the person's own words, not the long list of
 * common passwords, which the server has the last word by.
 * @param own the person's own words, which guessers try first.
 */
export const passwordStrength = (
  password: string,
  roles: readonly Role[],
  own: readonly string[],
): PasswordStrength => {
  if (password.length < shortestPassword(roles)) return 'short';
  if (isGuessable(password, own, () => false)) return 'guessable';
  return surprises(password) < strongLength ? 'fair' : 'strong';
};
