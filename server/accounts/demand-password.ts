import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { isPassword } from '#kit/passwords.ts';
import { findAccount, type Account } from './store.ts';

/**
 * The account of the viewer, who has just typed its password again: for acts that an open session is not enough for.
 * @throws Problem `wrong-password`.
 */
export const demandPassword = async (context: Context, password: string): Promise<Account> => {
  const account = await findAccount(context.db, viewerOf(context).accountId);
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (account === null || !isRight) throw new Problem('wrong-password');
  return account;
};
