import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email } from '#kit/text.ts';
import { newPassword, passwordLength, resetCode } from './model.ts';
import { otpLimits, letterLimits } from './sign-up-acts.ts';

const nothing = z.strictObject({});

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
  limits: letterLimits,
  summary: 'Sends a reset code where the address has an account; answers the same where it has none',
});

export const checkResetCode = endpoint({
  name: 'accounts.checkResetCode',
  method: 'POST',
  path: '/api/password-reset/check',
  who: 'anyone',
  input: z.strictObject({ resetId: id, code: resetCode }),
  output: z.strictObject({ shortest: z.int().check(z.gte(passwordLength.farmer)) }),
  errors: { 'wrong-reset-otp': 400 },
  offline: 'never',
  audit: 'no',
  limits: otpLimits,
  summary: 'Checks a reset code and lets its owner choose a new password for 15 minutes; tells how long it must be',
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
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  summary: 'Sets the new password and ends every session of the account',
});
