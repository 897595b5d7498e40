import { registerFarmer as contract } from '@shuka/domain/accounts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { handle } from '#kit/route.ts';
import { checkRegistrationOpen } from '#settings';
import { asLegacy, succeeded } from './legacy-codes.ts';
import { readPhone } from './phone.ts';
import { beginSignUp } from './send-code.ts';
import { noPapers } from './sign-up-store.ts';
import { say } from '#kit/words.ts';

export const registerFarmer = handle(
  contract,
  async (input, context) => {
    await checkRegistrationOpen(context.db, 'farmer');
    const uniqueId = newId();
    await beginSignUp(context, {
      id: uniqueId,
      role: 'farmer',
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      phone: readPhone(input.phoneNumber),
      about: '',
      password_hash: null,
      photo_key: null,
      ...noPapers,
      language: context.language,
    });
    return {
      responseCode: succeeded.registered,
      responseMessage: say(context.language, 'accounts.codeSent'),
      uniqueId,
    };
  },
  { failsAs: asLegacy },
);
