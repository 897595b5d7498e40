import { isGuessable, shortestPassword } from '@shuka/domain/accounts';
import { refusedField } from '@shuka/domain/kit/problem.ts';
import type { Role } from '@shuka/domain/kit/viewer.ts';
import type { Services } from '#kit/context.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordGuessable } from './hash-new-password.ts';

/**
 * Whether these roles may have this password.
 * @param own the person's own words, which guessers try first.
 * @throws Problem `invalid` beside `password` when too short; `password-guessable` when anyone would try it.
 */
export const checkPassword = (
  password: string,
  roles: readonly Role[],
  own: readonly string[],
  services: Services,
): void => {
  const shortest = shortestPassword(roles);
  const says = shortest === 6 ? 'accounts.passwordShort' : 'accounts.passwordShortStaff';
  if (password.length < shortest) throw refusedField('password', says);
  if (isGuessable(password, [...own, services.productName], isCommonPassword)) throw passwordGuessable();
};
