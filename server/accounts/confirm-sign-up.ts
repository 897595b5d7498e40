import { isLanguage } from '@shuka/domain/kit/calendar.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { checkCode } from './check-code.ts';
import { writeLetter, type About } from './letters.ts';
import { openAccount } from './open-account.ts';
import { endSignUp, type SignUp } from './sign-up-store.ts';

type Asked = { readonly uniqueId: string; readonly code: string };

/**
 * Opens the account of someone who chose a password when they signed up and now waits for an admin, and tells them so.
 * @throws Problem `wrong-otp`, `otp-expired` or `otp-used-up`.
 */
export const confirmSignUp = async (
  context: Context,
  { uniqueId, code }: Asked,
  role: SignUp['role'],
  letter: About,
): Promise<{ accountId: string; signUp: SignUp }> => {
  const { signUp } = await checkCode(context, uniqueId, code, role);
  if (signUp.password_hash === null) throw new Problem('wrong-otp');
  await endSignUp(context.db, signUp.id, context.clock.now());
  const accountId = await openAccount(context, { ...signUp, password_hash: signUp.password_hash });
  if (accountId === null) throw new Problem('wrong-otp');
  const language = isLanguage(signUp.language) ? signUp.language : 'en';
  context.afterwards(() =>
    writeLetter(context, { email: signUp.email, firstName: signUp.first_name, language }, letter),
  );
  return { accountId, signUp };
};
