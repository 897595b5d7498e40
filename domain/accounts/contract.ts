import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email, optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { decisions, newPassword, otpCode, person, personRow, photoId, role, session } from './model.ts';

const nothing = z.strictObject({});
const perIp = { by: 'ip', times: 60, seconds: 900 } as const;

export const readMe = endpoint({
  name: 'accounts.readMe',
  method: 'GET',
  path: '/api/me',
  who: 'signing-in',
  input: nothing,
  output: person,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Who is signed in on this session',
});

export const signOut = endpoint({
  name: 'accounts.signOut',
  method: 'POST',
  path: '/api/sign-out',
  who: 'signing-in',
  input: nothing,
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'signed out',
  summary: 'Ends this session',
});

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  method: 'GET',
  path: '/api/sessions',
  who: 'signed-in',
  input: nothing,
  output: z.strictObject({ items: z.array(session) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The phones and computers this person is signed in on',
});

export const endSession = endpoint({
  name: 'accounts.endSession',
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  who: 'signed-in',
  input: z.strictObject({ sessionId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'ended a session',
  summary: 'Signs this person out on another phone or computer',
});

export const requestReset = endpoint({
  name: 'accounts.requestReset',
  method: 'POST',
  path: '/api/password-reset/request',
  who: 'anyone',
  input: z.strictObject({ email: email('accounts.resetEmailInvalid') }),
  output: z.strictObject({ resetId: id }),
  errors: {},
  offline: 'never',
  audit: 'asked to reset a password',
  limits: [perIp, { by: 'field:email', times: 5, seconds: 900 }],
  summary: 'Sends a reset code where the address has an account; answers the same where it has none',
});

export const checkResetCode = endpoint({
  name: 'accounts.checkResetCode',
  method: 'POST',
  path: '/api/password-reset/check',
  who: 'anyone',
  input: z.strictObject({ resetId: id, code: otpCode }),
  output: nothing,
  errors: { 'wrong-reset-otp': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 300, seconds: 900 }],
  summary: 'Checks a reset code and lets its owner choose a new password for 15 minutes',
});

export const resetPassword = endpoint({
  name: 'accounts.resetPassword',
  method: 'POST',
  path: '/api/password-reset/complete',
  who: 'anyone',
  input: z.strictObject({ password: newPassword }),
  output: nothing,
  errors: { 'proof-missing': 403, 'password-guessable': 400 },
  offline: 'never',
  audit: 'reset a password',
  limits: [perIp],
  summary: 'Sets the new password and ends every session of the account',
});

export const setUpSecondFactor = endpoint({
  name: 'accounts.setUpSecondFactor',
  method: 'POST',
  path: '/api/second-factor/set-up',
  who: 'signing-in',
  input: nothing,
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  errors: { 'factor-exists': 409 },
  offline: 'never',
  audit: 'began a second factor',
  summary: 'Makes the secret for an authenticator app; it counts once a code of it was entered',
});

export const proveSecondFactor = endpoint({
  name: 'accounts.proveSecondFactor',
  method: 'POST',
  path: '/api/second-factor/prove',
  who: 'signing-in',
  input: z.strictObject({ code: otpCode }),
  output: person,
  errors: { 'wrong-factor-code': 400, 'no-factor': 409 },
  offline: 'never',
  audit: 'proved a second factor',
  limits: [{ by: 'account', times: 10, seconds: 900 }],
  summary: 'Proves the second factor for this session with the six digits of the authenticator app',
});

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
  input: z.strictObject({ ...pageQuery, role: z.optional(role), search: z.optional(optionalText(60)) }),
  output: page(personRow),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'People by name, filtered by role or by the beginning of a name, e-mail or phone number',
});

export const decidePerson = endpoint({
  name: 'accounts.decidePerson',
  method: 'POST',
  path: '/api/admin/people/:accountId/decision',
  who: { admin: 'any' },
  object: { kind: 'account', idField: 'accountId' },
  input: z.strictObject({
    accountId: id,
    decision: z.enum(decisions),
    reason: requiredText('accounts.reasonRequired', 500),
  }),
  output: personRow,
  errors: { 'own-account': 409, 'same-state': 409 },
  offline: 'never',
  audit: 'decided on an account',
  summary: 'Approves, closes or reopens an account, with the reason its owner is told',
});
