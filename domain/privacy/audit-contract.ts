import * as z from 'zod/mini';
import { day } from '#kit/day.ts';
import { endpoint } from '#kit/endpoint.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { auditLine, auditState, ownLine } from './audit-model.ts';

const word = (most: number) => z.optional(requiredText('field.wrong', most));

export const listActs = endpoint({
  name: 'privacy.listActs',
  method: 'GET',
  path: '/api/admin/audit',
  who: { admin: 'any' },
  input: z.strictObject({
    /** Who did it: the id of an account, its e-mail address or its phone number. */
    person: word(254),
    /** The id of what, or whom, it was about. */
    object: word(100),
    /** The word of the act, to the letter. */
    act: word(200),
    /** The day it was done, by Nigeria's clock. */
    day: z.optional(day()),
    only: z.optional(z.literal('refused')),
    ...pageQuery,
  }),
  output: page(auditLine),
  errors: {},
  offline: 'never',
  audit: 'searched the audit log',
  limits: [{ by: 'account', times: 600, seconds: 3600 }],
  summary: 'The audit log by person, act, object and day, the newest first; each search stands in it too',
});

export const readAuditState = endpoint({
  name: 'privacy.readAuditState',
  method: 'GET',
  path: '/api/admin/audit/state',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: auditState,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'How much of the audit log is sealed, its head, and what the nightly look found',
});

export const listOwnActs = endpoint({
  name: 'privacy.listOwnActs',
  method: 'GET',
  path: '/api/my-log',
  who: 'signed-in',
  input: z.strictObject({ ...pageQuery }),
  output: page(ownLine),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  summary: 'What the person who is signed in did, and what others did about them, the newest first',
});
