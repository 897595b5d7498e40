import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Services } from '#kit/context.ts';
import { hashPassword } from '#kit/passwords.ts';

/** Whether it stands on the list. Nobody is kept from an account because the list is away. */
const isStolen = async (password: string, { stolenPasswords, log }: Services): Promise<boolean> => {
  try {
    return (await stolenPasswords?.isStolen(password)) ?? false;
  } catch (error) {
    log.error({ error: String(error) }, 'a password was taken without the list of stolen ones');
    return false;
  }
};

/** What is refused of a password that anyone would try. */
export const passwordGuessable = (): Problem =>
  new Problem('password-guessable', { fields: [{ field: 'password', says: 'accounts.passwordGuessable' }] });

/**
 * The hash of a password that somebody chose. Call it with no transaction open: another house may be asked.
 * @throws Problem `password-guessable` when it was stolen somewhere, and so is tried everywhere.
 */
export const hashNewPassword = async (password: string, services: Services): Promise<string> => {
  if (await isStolen(password, services)) throw passwordGuessable();
  return hashPassword(password);
};
