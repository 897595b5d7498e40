import { registerFarmer as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handle } from '#kit/route.ts';
import { checkRegistrationOpen } from '#settings';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { beginSignUp } from './send-code.ts';
import { signUpOf } from './sign-up-of.ts';
import { say } from '#kit/words.ts';

export const registerFarmer = handle(
  contract,
  async (input, context) => {
    await checkRegistrationOpen(context.db, 'farmer');
    const uniqueId = newId();
    await beginSignUp(context, signUpOf('farmer', { ...input, id: uniqueId }, null, context.language));
    return {
      responseCode: succeeded.registered,
      responseMessage: say(context.language, 'accounts.codeSent'),
      uniqueId,
    };
  },
  { failsAs: asLegacy },
);
