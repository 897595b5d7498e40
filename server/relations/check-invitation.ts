import { checkInvitation as contract } from '@shuka/domain/relations';
import { findAccount, findAccountByEmail, isPhoneOfSomebody } from '#accounts';
import { handle } from '#kit/route.ts';
import { findByCode } from './invitation-code.ts';

export const checkInvitation = handle(contract, async (typed, context) => {
  const { invitation, contact } = await findByCode(context, typed);
  const owner = await findAccount(context.db, invitation.invitedBy);
  const hasAccount =
    contact.email === null
      ? await isPhoneOfSomebody(context.db, contact.phone)
      : (await findAccountByEmail(context.db, contact.email)) !== null;
  return {
    companyName: invitation.companyName,
    duty: invitation.duty,
    invitedBy: owner === null ? '' : `${owner.first_name} ${owner.last_name}`,
    by: contact.email === null ? ('phone' as const) : ('email' as const),
    hasAccount,
  };
});
