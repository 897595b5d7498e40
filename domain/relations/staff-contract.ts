import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { requiredText } from '#kit/text.ts';
import { ofCompany } from './of-company.ts';
import { contact, hiredDuty, invitationRow, ownCompany, staffList, staffRow } from './staff-model.ts';

const nothing = z.strictObject({});
const owner = { 'agro-processor': 'own' } as const;
const often = [{ by: 'account', times: 200, seconds: 3600 }] as const;

export const readCompany = endpoint({
  name: 'relations.readCompany',
  method: 'GET',
  path: '/api/company',
  who: 'signed-in',
  input: nothing,
  output: ownCompany,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The company one works for, and one’s duty there; also while it waits for approval',
});

export const listStaff = endpoint({
  name: 'relations.listStaff',
  method: 'GET',
  path: '/api/companies/:companyId/staff',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id }),
  output: staffList,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who works for a company with which duty, and whom its owner invited',
});

export const inviteStaff = endpoint({
  name: 'relations.inviteStaff',
  method: 'POST',
  path: '/api/companies/:companyId/invitations',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, contact, duty: hiredDuty }),
  output: invitationRow,
  errors: { 'too-many-staff': 409, 'no-sms': 409 },
  offline: 'never',
  audit: 'invited somebody to work for their company',
  creates: true,
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Invites somebody to work for a company with a duty, by e-mail or SMS with a one-time code; an earlier invitation of the same address ends',
});

export const withdrawInvitation = endpoint({
  name: 'relations.withdrawInvitation',
  method: 'POST',
  path: '/api/companies/:companyId/invitations/:invitationId/withdrawal',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id, invitationId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'took back an invitation to their company',
  limits: often,
  summary: 'Takes back an invitation; its code is worth nothing from then on',
});

export const changeDuty = endpoint({
  name: 'relations.changeDuty',
  method: 'POST',
  path: '/api/companies/:companyId/staff/:accountId/duty',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id, accountId: id, duty: hiredDuty }),
  output: staffRow,
  errors: { 'owner-stays': 409 },
  offline: 'never',
  audit: 'changed the duty of somebody in their company',
  limits: often,
  summary: 'Gives somebody another duty, from now on; the rights of the one before end at once',
});

export const removeStaff = endpoint({
  name: 'relations.removeStaff',
  method: 'POST',
  path: '/api/companies/:companyId/staff/:accountId/removal',
  who: owner,
  object: ofCompany,
  input: z.strictObject({ companyId: id, accountId: id, reason: requiredText('staff.reasonRequired', 300) }),
  output: nothing,
  errors: { 'owner-stays': 409 },
  offline: 'never',
  audit: 'took somebody out of their company',
  limits: often,
  summary: 'Takes somebody out of a company; their sessions lose its rights at once, and a shift they had ends',
});
