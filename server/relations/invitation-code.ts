import { randomInt } from 'node:crypto';
import { isEmail } from '@shuka/domain/kit/text.ts';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { invitationLength, invitationLetters, readInvitationCode } from '@shuka/domain/relations';
import { readPhone } from '#accounts';
import type { Context } from '#kit/context.ts';
import { isSame } from '#kit/secrets.ts';
import { giveTriesBack, takeInvitationTry, type Contact, type Invitation } from './invitation-store.ts';

/** Eight random letters and digits, each equally likely. */
export const newInvitationCode = (): string =>
  Array.from({ length: invitationLength }, () => invitationLetters[randomInt(invitationLetters.length)]).join('');

export const hashInvitation = ({ secrets }: Pick<Context, 'secrets'>, id: string, code: string): Buffer =>
  secrets.hash('invitation', `${id}:${code}`);

/** An address as it was typed. @throws Problem `invalid` beside `contact` for a number that cannot be. */
export const readContact = (typed: string): Contact =>
  isEmail(typed.toLowerCase())
    ? { email: typed.toLowerCase(), phone: null }
    : { email: null, phone: readPhone(typed, 'contact') };

/**
 * The invitation of an address whose code this is. A wrong guess is counted against all of that address.
 * @throws Problem `wrong-invitation`, also for one that is over, used up or of nobody; the count stands.
 */
export const findByCode = async (
  context: Context,
  typed: { readonly contact: string; readonly code: string },
): Promise<{ invitation: Invitation; contact: Contact }> => {
  const contact = readContact(typed.contact);
  const code = readInvitationCode(typed.code);
  const tried = await takeInvitationTry(context.db, contact, context.clock.now());
  const invitation = tried.find(({ id, codeHash }) => isSame(codeHash, hashInvitation(context, id, code)));
  if (invitation === undefined) throw new Problem('wrong-invitation', { keepsWrites: true });
  await giveTriesBack(
    context.db,
    tried.map(({ id }) => id),
  );
  return { invitation, contact };
};
