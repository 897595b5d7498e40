import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { otpCode, person, phoneNumber } from './model.ts';
import { otpLimits } from './sign-up-acts.ts';

/**
 * How often one number may be sent a code, whoever asks: few in a quarter of an hour, and few in a day, so that nobody
 * guesses a code by asking for many, and nobody spends our money on somebody's phone.
 */
export const phoneCodeLimits = [
  { by: 'field:phoneNumber', times: 5, seconds: 900 },
  { by: 'field:phoneNumberInADay', times: 20, seconds: 86_400 },
] as const;

export const requestPhoneCode = endpoint({
  name: 'accounts.requestPhoneCode',
  method: 'POST',
  path: '/api/phone-sign-in/request',
  who: 'anyone',
  input: z.strictObject({ phoneNumber }),
  output: z.strictObject({ signInId: id }),
  errors: { 'no-sms': 409 },
  offline: 'never',
  audit: 'asked for a code to sign in by phone',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  summary: 'Sends six digits by SMS where the number has an account; answers the same where it has none',
});

/** Somebody who may sign in with this number; a household may be several. */
const phonePerson = z.strictObject({ accountId: id, firstName: z.string(), lastName: z.string() });

export type PhonePerson = z.output<typeof phonePerson>;

export const checkPhoneCode = endpoint({
  name: 'accounts.checkPhoneCode',
  method: 'POST',
  path: '/api/phone-sign-in/check',
  who: 'anyone',
  input: z.strictObject({ signInId: id, code: otpCode }),
  output: z.strictObject({ people: z.array(phonePerson) }),
  errors: { 'wrong-phone-code': 400 },
  offline: 'never',
  audit: 'no',
  limits: otpLimits,
  summary: 'Checks the six digits and tells who may sign in with that number, which holds for 15 minutes',
});

export const signInByPhone = endpoint({
  name: 'accounts.signInByPhone',
  method: 'POST',
  path: '/api/phone-sign-in/complete',
  who: 'anyone',
  input: z.strictObject({ accountId: id }),
  output: z.strictObject({ token: z.string(), person, isUnclaimed: z.boolean() }),
  errors: { 'proof-missing': 403 },
  offline: 'never',
  audit: 'signed in by phone',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  summary:
    'Starts a session for one of the people of a proved number; `isUnclaimed` tells of an account that was opened for them and nobody has taken over yet',
});
