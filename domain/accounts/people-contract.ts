import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { accountStates, photoId, role } from './model.ts';
import { decisions, personRow } from './people-model.ts';

export const readPersonPhoto = endpoint({
  name: 'accounts.readPersonPhoto',
  method: 'GET',
  path: '/api/people/:accountId/photo/:photoId',
  who: { farmer: 'own', 'extension-manager': 'own', investor: 'own', 'agro-processor': 'own', admin: 'any' },
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({ accountId: id, photoId }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'file',
  summary: "A person's own picture as WebP",
});

export const listPeople = endpoint({
  name: 'accounts.listPeople',
  method: 'GET',
  path: '/api/admin/people',
  who: { admin: 'any' },
  input: z.strictObject({
    ...pageQuery,
    role: z.optional(role),
    state: z.optional(z.enum(accountStates)),
    search: z.optional(optionalText(100)),
  }),
  output: page(personRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'People by the beginning of a name, of both names, an e-mail or a phone number; by role and state',
});

export const decidePerson = endpoint({
  name: 'accounts.decidePerson',
  method: 'POST',
  path: '/api/admin/people/:accountId/decision',
  who: { admin: 'any' },
  freshFactor: true,
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({
    accountId: id,
    decision: z.enum(decisions),
    reason: requiredText('accounts.reasonRequired', 500),
  }),
  output: personRow,
  errors: { 'own-account': 409, 'same-state': 409, 'file-incomplete': 409, 'another-admin': 409 },
  offline: 'never',
  audit: 'decided on an account',
  summary:
    'Approves, suspends, closes or reopens an account, with the reason its owner is told; an investor without a file waits again, and the suspension of an admin is lifted by another than who made it',
});
