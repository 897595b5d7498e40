import type { Context } from '#kit/context.ts';
import { newOtp } from '#kit/secrets.ts';
import { findAccountByEmail } from './store.ts';
import { insertSignUp, type SignUp } from './sign-up-store.ts';
import { textCode, writeLetter } from './letters.ts';

export const hashOtp = (context: Context, id: string, code: string): Buffer =>
  context.secrets.hash('otp', `${id}:${code}`);

/**
 * Keeps a sign-up with a new code and sends the code. An address that has an account gets a letter saying so instead,
 * and the caller sees no difference. Letters leave after the answer, so its time tells nothing either.
 */
export const beginSignUp = async (context: Context, signUp: SignUp): Promise<void> => {
  const holder = await findAccountByEmail(context.db, signUp.email);
  const code = newOtp();
  const codeHash = holder === null ? hashOtp(context, signUp.id, code) : null;
  await insertSignUp(context.db, { ...signUp, codeHash, now: context.clock.now() });
  const reader = { email: signUp.email, firstName: signUp.first_name, language: context.language };
  context.afterwards(async () => {
    if (holder !== null) return writeLetter(context, reader, 'alreadyRegistered');
    await writeLetter(context, reader, 'signUpCode', { code });
    await textCode(context, signUp.phone, context.language, code);
  });
};
