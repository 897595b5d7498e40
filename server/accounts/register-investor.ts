import { registerInvestor as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { checkRegistrationOpen } from '#settings';
import { checkPassword } from './check-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { beginSignUp } from './send-code.ts';
import { signUpOf } from './sign-up-of.ts';

export const registerInvestor = handle(
  contract,
  async (input, context, passwordHash: string) => {
    await checkRegistrationOpen(context.db, 'investor');
    await beginSignUp(context, signUpOf('investor', input, passwordHash, context.language));
    return { uniqueId: input.id };
  },
  {
    prepare: async ({ password, firstName, lastName, email }, services) => {
      checkPassword(password, ['investor'], [firstName, lastName, email.split('@')[0] ?? ''], services);
      return hashNewPassword(password, services);
    },
  },
);
