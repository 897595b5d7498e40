import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email } from '#kit/text.ts';
import { newPassword, otpCode, person } from './model.ts';

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
