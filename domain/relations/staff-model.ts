import * as z from 'zod/mini';
import { isEmail, requiredText } from '#kit/text.ts';
import { id } from '#kit/id.ts';
import { looksLikePhone } from '#kit/phone.ts';
import { company, duties, type Duty } from './company-model.ts';

/** The duties an owner gives to others. */
export const hiredDuties = ['clerk', 'buyer'] as const satisfies readonly Duty[];

export type HiredDuty = (typeof hiredDuties)[number];

export const hiredDuty = z.enum(hiredDuties, 'staff.dutyRequired');

/** How long an invitation can be taken up: a letter may be read after a weekend. */
export const invitationHours = 72;

/** Wrong codes an invitation bears before it has to be sent anew. */
export const invitationTries = 5;

/** Letters and digits that are not taken for one another (Crockford base 32); eight of them are 40 bits. */
export const invitationLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const invitationLength = 8;

/** More people than any company here has, so that a list of them is one page. */
export const mostStaff = 200;

/** Open invitations at once. */
export const mostInvitations = 50;

/** A code as people type it: in any case, with spaces or hyphens between, and with the letters that look like digits. */
export const readInvitationCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const isCode = (typed: string): boolean =>
  readInvitationCode(typed).length === invitationLength &&
  [...readInvitationCode(typed)].every((letter) => invitationLetters.includes(letter));

export const invitationCode = z
  .string('staff.codeRequired')
  .check(z.maxLength(40, 'staff.codeRequired'), z.refine<string>(isCode, 'staff.codeRequired'));

/** An e-mail address or a phone number, as typed. */
export const contact = requiredText('staff.contactRequired', 254).check(
  z.refine<string>((text) => isEmail(text.toLowerCase()) || looksLikePhone(text), 'staff.contactWrong'),
);

/** Somebody who works for a company. */
export const staffRow = z.strictObject({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  duty: z.enum(duties),
  /** Null for none. */
  email: z.nullable(z.string()),
  phone: z.string(),
  since: z.string(),
});

export type StaffRow = z.output<typeof staffRow>;

/** An invitation nobody took up yet. */
export const invitationRow = z.strictObject({
  invitationId: id,
  contact: z.string(),
  duty: hiredDuty,
  invitedAt: z.string(),
  expiresAt: z.string(),
});

export type InvitationRow = z.output<typeof invitationRow>;

export const staffList = z.strictObject({ staff: z.array(staffRow), invitations: z.array(invitationRow) });

/** The company one works for and one's duty there; null for whoever works for none. */
export const ownCompany = z.strictObject({
  company: z.nullable(company),
  duty: z.nullable(z.enum(duties)),
  /** Whether the company can be dealt with: its owner is approved and there. */
  isOpen: z.boolean(),
});

export type OwnCompany = z.output<typeof ownCompany>;

/** What whoever has the code of an invitation learns of it. */
export const invitationSeen = z.strictObject({
  companyName: z.string(),
  duty: hiredDuty,
  invitedBy: z.string(),
  by: z.enum(['email', 'phone']),
  /** Whether somebody has an account with this very address already: they sign in and keep it. */
  hasAccount: z.boolean(),
});

export type InvitationSeen = z.output<typeof invitationSeen>;
