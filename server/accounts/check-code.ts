import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Context } from '#kit/context.ts';
import { isSame, newToken } from '#kit/secrets.ts';
import { hashOtp } from './send-code.ts';
import { markProved, takeTry, whyNoTry, type SignUp } from './sign-up-store.ts';

/**
 * Compares a sign-up's code, counting the guess whatever comes of it.
 * @returns the sign-up and the proof its owner may show for 15 minutes.
 * @throws Problem `wrong-otp`, `otp-expired` or `otp-used-up`; the count stands.
 */
export const checkCode = async (
  context: Context,
  id: string,
  code: string,
  role: SignUp['role'],
): Promise<{ signUp: SignUp; proof: string }> => {
  const now = context.clock.now();
  const tried = await takeTry(context.db, 'sign_up', id, now);
  if (tried === null) throw new Problem(await whyNoTry(context.db, id, now));
  const isRight = tried.code_hash !== null && isSame(tried.code_hash, hashOtp(context, id, code));
  const proof = newToken();
  const signUp = isRight ? await markProved(context.db, id, role, proof, now) : null;
  if (signUp === null) throw new Problem('wrong-otp', { keepsWrites: true });
  return { signUp, proof };
};
