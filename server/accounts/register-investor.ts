import { registerInvestor as contract } from '@shuka/domain/accounts';
import { handle } from '#kit/route.ts';
import { hashPassword } from '#kit/passwords.ts';
import { checkRegistrationOpen } from '#settings';
import { checkPassword } from './check-password.ts';
import { readPhone } from './phone.ts';
import { beginSignUp } from './send-code.ts';
import { noPapers } from './sign-up-store.ts';

export const registerInvestor = handle(
  contract,
  async (input, context, passwordHash: string) => {
    await checkRegistrationOpen(context.db, 'investor');
    await beginSignUp(context, {
      id: input.id,
      role: 'investor',
      first_name: input.firstName,
      last_name: input.lastName,
      email: input.email,
      phone: readPhone(input.phoneNumber),
      about: input.about,
      password_hash: passwordHash,
      photo_key: null,
      ...noPapers,
      language: context.language,
    });
    return { uniqueId: input.id };
  },
  {
    prepare: async ({ password, firstName, lastName, email }, services) => {
      checkPassword(password, ['investor'], [firstName, lastName, email.split('@')[0] ?? ''], services);
      return hashPassword(password);
    },
  },
);
