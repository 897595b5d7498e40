import {
  inviteStaff as contract,
  invitationHours,
  mostInvitations,
  mostStaff,
  type InvitationRow,
} from '@shuka/domain/relations';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { findAccount } from '#accounts';
import { minutesAfter } from '#kit/clock.ts';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdCompany } from './company-store.ts';
import { hashInvitation, newInvitationCode, readContact } from './invitation-code.ts';
import { sendInvitation } from './invitation-letters.ts';
import { findInvitations, insertInvitation, type Contact } from './invitation-store.ts';
import { countStaff } from './staff-store.ts';

/** @throws Problem `too-many-staff`. */
const checkRoom = async ({ db, clock }: Context, companyId: string): Promise<void> => {
  const open = await findInvitations(db, companyId, clock.now());
  if (open.length >= mostInvitations || (await countStaff(db, companyId)) >= mostStaff)
    throw new Problem('too-many-staff');
};

export const inviteStaff = handle(
  contract,
  async ({ id, companyId, duty }, context, contact: Contact): Promise<InvitationRow> => {
    const { db, clock } = context;
    const company = await holdCompany(db, companyId);
    const owner = await findAccount(db, viewerOf(context).accountId);
    if (company === null || owner === null) throw new Problem('not-found');
    await checkRoom(context, companyId);
    const code = newInvitationCode();
    const now = clock.now();
    const expiresAt = minutesAfter(now, invitationHours * 60);
    const codeHash = hashInvitation(context, id, code);
    await insertInvitation(db, { ...contact, id, companyId, duty, codeHash, expiresAt, invitedBy: owner.id, now });
    const name = `${owner.first_name} ${owner.last_name}`;
    sendInvitation(context, contact, { companyName: company.name, owner: name, duty, code });
    const shown = contact.email ?? contact.phone;
    return {
      invitationId: id,
      contact: shown,
      duty,
      invitedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
    };
  },
  {
    prepare: async ({ contact }, { smsSender }) => {
      const read = readContact(contact);
      if (read.phone !== null && smsSender === null) throw new Problem('no-sms');
      return read;
    },
  },
);
