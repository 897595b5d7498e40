import * as z from 'zod/mini';
import { firstName, lastName, person, phoneNumber, staffPassword } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { contact, invitationCode, invitationSeen, ownCompany } from './staff-model.ts';

const invitation = { contact, code: invitationCode };
const wrongCode = { 'wrong-invitation': 400 } as const;

/** By the address of the network and by whom the invitation is for: codes are not guessed at from many places either. */
const limits = [
  { by: 'ip', times: 60, seconds: 900 },
  { by: 'field:contact', times: 20, seconds: 900 },
] as const;

export const checkInvitation = endpoint({
  name: 'relations.checkInvitation',
  method: 'POST',
  path: '/api/invitations/check',
  who: 'anyone',
  input: z.strictObject(invitation),
  output: invitationSeen,
  errors: wrongCode,
  offline: 'never',
  audit: 'no',
  limits,
  summary: 'Which company an invitation is from and for which duty, to whoever has its code',
});

export const acceptInvitation = endpoint({
  name: 'relations.acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  who: 'signed-in',
  input: z.strictObject(invitation),
  output: ownCompany,
  errors: { ...wrongCode, 'staff-elsewhere': 409, 'too-many-staff': 409, 'not-approved': 409 },
  offline: 'never',
  audit: 'began to work for a company',
  limits,
  summary: 'Takes up an invitation with the account one has; it stays as it is and gains the duty',
});

export const joinCompany = endpoint({
  name: 'relations.joinCompany',
  method: 'POST',
  path: '/api/invitations/join',
  who: 'anyone',
  input: z.strictObject({
    ...invitation,
    firstName,
    lastName,
    /** Both null where the invitation came by SMS: the number is known, and one signs in by a code. */
    phoneNumber: z.nullable(phoneNumber),
    password: z.nullable(staffPassword),
  }),
  output: z.strictObject({ token: id, person }),
  errors: { ...wrongCode, 'account-exists': 409, 'password-guessable': 400, 'too-many-staff': 409 },
  offline: 'never',
  audit: 'opened an account to work for a company',
  creates: true,
  limits,
  summary:
    'Takes up an invitation with a new account and signs in: with a password where it came by e-mail, by code alone where it came by SMS',
});
