import { checkResetCode as contract, proofMinutes, shortestPassword } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { isSame, newToken } from '#kit/secrets.ts';
import { findRolesOfReset, markResetProved } from './reset-store.ts';
import { hashOtp } from './send-code.ts';
import { takeTry } from './sign-up-store.ts';

export const checkResetCode = handle(contract, async ({ resetId, code }, context) => {
  const now = context.clock.now();
  const tried = await takeTry(context.db, 'password_reset', resetId, now);
  const isRight = tried?.code_hash != null && isSame(tried.code_hash, hashOtp(context, resetId, code));
  const proof = newToken();
  const isProved = isRight && (await markResetProved(context.db, resetId, proof, now)) === 1;
  if (!isProved) throw new Problem('wrong-reset-otp', { keepsWrites: true });
  context.setCookie({ name: 'reset-proof', value: proof, maxAgeSeconds: proofMinutes * 60 });
  return { shortest: shortestPassword(await findRolesOfReset(context.db, resetId)) };
});
