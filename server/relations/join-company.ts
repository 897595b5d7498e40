import { joinCompany as contract } from '@shuka/domain/relations';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import {
  checkPassword,
  findAccount,
  hashNewPassword,
  openStaffAccount,
  personOf,
  readPhone,
  startSession,
} from '#accounts';
import { handle } from '#kit/route.ts';
import { findByCode, readContact } from './invitation-code.ts';
import { takeUp } from './take-up-invitation.ts';

type Prepared = { readonly phone: string; readonly passwordHash: string | null };

export const joinCompany = handle(
  contract,
  async ({ contact: typed, code, firstName, lastName }, context, { phone, passwordHash }: Prepared) => {
    const { db } = context;
    const { invitation, contact } = await findByCode(context, { contact: typed, code });
    const staff = { email: contact.email, phone: contact.phone ?? phone, isPhoneProved: contact.phone !== null };
    const accountId = await openStaffAccount(context, { ...staff, firstName, lastName, passwordHash });
    if (accountId === null) throw new Problem('account-exists');
    await takeUp(context, invitation, { accountId, name: `${firstName} ${lastName}` });
    const account = await findAccount(db, accountId);
    if (account === null) throw new Error('The account that was opened is not there.');
    const token = await startSession(context, accountId);
    return { token, person: personOf(account, 'none') };
  },
  {
    // By e-mail one signs in with a password; whoever was reached by SMS signs in by a code, as farmers do.
    prepare: async ({ contact, phoneNumber, password, firstName, lastName }, services): Promise<Prepared> => {
      const { email, phone } = readContact(contact);
      if (email === null) return { phone, passwordHash: null };
      if (phoneNumber === null) throw refusedField('phoneNumber', 'accounts.phoneRequired');
      if (password === null) throw refusedField('password', 'accounts.passwordRequired');
      checkPassword(password, ['agro-processor'], [firstName, lastName, email.split('@')[0] ?? ''], services);
      return { phone: readPhone(phoneNumber), passwordHash: await hashNewPassword(password, services) };
    },
  },
);
