import { invitationHours, type HiredDuty } from '@shuka/domain/relations';
import { findAccount, languageOfAccount, tellOwner, writeLetter } from '#accounts';
import type { Context } from '#kit/context.ts';
import { say } from '#kit/words.ts';
import type { Contact } from './invitation-store.ts';

type Invited = {
  readonly companyName: string;
  readonly owner: string;
  readonly duty: HiredDuty;
  readonly code: string;
};

/** A code as it is read aloud and typed: in two groups. */
const grouped = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Sends the invitation with its code once it is kept, in the language of whoever invites. */
export const sendInvitation = (context: Context, { email, phone }: Contact, invited: Invited): void => {
  const { language, publicUrl: url, productName: product, smsSender } = context;
  const duty = say(language, `staff.duty.${invited.duty}`);
  const { companyName: company, owner } = invited;
  const values = { company, owner, duty, code: grouped(invited.code), hours: String(invitationHours) };
  context.afterwards(async () => {
    if (email !== null) await writeLetter(context, { email, firstName: '', language }, 'staffInvited', values);
    else await smsSender?.send({ to: phone, text: say(language, 'sms.staffInvited', { ...values, url, product }) });
  });
};

/** Tells somebody by letter, or by SMS where they have no e-mail, that their duty in a company ended. */
export const tellRemoved = async (context: Context, accountId: string, company: string): Promise<void> => {
  const account = await findAccount(context.db, accountId);
  if (account !== null) tellOwner(context, account, 'staffRemoved', { company });
};

/** Tells the owner who invited somebody that they came. */
export const tellJoined = async (
  context: Context,
  { invitedBy, name, duty }: { invitedBy: string; name: string; duty: HiredDuty },
): Promise<void> => {
  const owner = await findAccount(context.db, invitedBy);
  if (owner === null) return;
  tellOwner(context, owner, 'staffJoined', { name, duty: say(languageOfAccount(owner), `staff.duty.${duty}`) });
};
