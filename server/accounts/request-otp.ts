import { requestOtp as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handle } from '#kit/route.ts';
import { say } from '#kit/words.ts';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { beginSignUp } from './send-code.ts';
import { insertNobody, replaceSignUp } from './sign-up-store.ts';

export const requestOtp = handle(
  contract,
  async ({ email }, context) => {
    const uniqueId = newId();
    const replaced = await replaceSignUp(context.db, email, context.clock.now());
    if (replaced === null) await insertNobody(context.db, uniqueId, context.clock.now());
    else await beginSignUp(context, { ...replaced, id: uniqueId });
    return { responseCode: succeeded.otp, responseMessage: say(context.language, 'accounts.codeSent'), uniqueId };
  },
  { failsAs: asLegacy },
);
