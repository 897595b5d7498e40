import { checkPhoneCode as contract, proofMinutes } from '@shuka/domain/accounts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { handle } from '#kit/route.ts';
import { isSame, newToken } from '#kit/secrets.ts';
import { findPeopleOfPhone, markPhoneProved, takePhoneTry } from './phone-store.ts';
import { hashOtp } from './send-code.ts';

export const checkPhoneCode = handle(contract, async ({ signInId, code }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const tried = await takePhoneTry(db, signInId, now);
  const isRight = tried?.code_hash != null && isSame(tried.code_hash, hashOtp(context, signInId, code));
  const proof = newToken();
  const phone = isRight ? await markPhoneProved(db, signInId, proof, now) : null;
  if (phone === null) throw new Problem('wrong-phone-code', { keepsWrites: true });
  context.setCookie({ name: 'phone-proof', value: proof, maxAgeSeconds: proofMinutes * 60 });
  return { people: await findPeopleOfPhone(db, phone, now) };
});
