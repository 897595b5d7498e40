import { firstState } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { Context } from '#kit/context.ts';
import { addToCounter } from '#kit/counter.ts';
import { insertAccount } from './store.ts';
import type { SignUp } from './sign-up-store.ts';

/**
 * Opens the account of a proved sign-up. Answers its id; null when the address got one meanwhile, and the first password
 * then stands.
 */
export const openAccount = async (
  context: Context,
  signUp: SignUp & { password_hash: string },
): Promise<string | null> => {
  const accountId = newId();
  const isNew = await insertAccount(context.db, {
    id: accountId,
    firstName: signUp.first_name,
    lastName: signUp.last_name,
    email: signUp.email,
    phone: signUp.phone,
    passwordHash: signUp.password_hash,
    roles: [signUp.role],
    state: firstState(signUp.role),
    about: signUp.about,
    photoKey: signUp.photo_key,
    language: signUp.language,
    createdAt: context.clock.now(),
  });
  if (!isNew) return null;
  context.actor.accountId = accountId;
  await addToCounter(context.db, 'people', signUp.role, 1);
  return accountId;
};
