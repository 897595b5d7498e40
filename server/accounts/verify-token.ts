import { proofMinutes, verifyToken as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { checkCode } from './check-code.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';

export const verifyToken = handle(
  contract,
  async ({ uniqueId, code }, context) => {
    const { signUp, proof } = await checkCode(context, uniqueId, code, 'farmer');
    context.setCookie({ name: 'proof', value: proof, maxAgeSeconds: proofMinutes * 60 });
    const { first_name: firstName, last_name: lastName, email } = signUp;
    const responseMessage = say(context.language, 'accounts.codeRight');
    return { responseCode: succeeded.otp, responseMessage, farmerInfo: { firstName, lastName, email } };
  },
  { failsAs: asLegacy },
);
