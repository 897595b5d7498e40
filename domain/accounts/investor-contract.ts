import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { investorDetails, otpCode } from './model.ts';

const nothing = z.strictObject({});
const perIp = { by: 'ip', times: 60, seconds: 900 } as const;

export const registerInvestor = endpoint({
  name: 'accounts.registerInvestor',
  method: 'POST',
  path: '/api/investors/register',
  who: 'anyone',
  input: investorDetails,
  output: z.strictObject({ uniqueId: id }),
  errors: { 'registration-closed': 403, 'password-guessable': 400 },
  offline: 'never',
  audit: 'asked to sign up as an investor',
  creates: true,
  limits: [perIp, { by: 'field:email', times: 5, seconds: 900 }],
  summary: 'Begins an investor sign-up and sends a six-digit code to the address',
});

export const addSignUpPhoto = endpoint({
  name: 'accounts.addSignUpPhoto',
  method: 'PUT',
  path: '/api/investors/register/:uniqueId/photo',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id }),
  output: nothing,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 20, seconds: 900 }],
  body: 'picture',
  summary: 'Adds the picture to an investor sign-up that waits for its code, once',
});

export const confirmInvestor = endpoint({
  name: 'accounts.confirmInvestor',
  method: 'POST',
  path: '/api/investors/confirm',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  output: nothing,
  errors: { 'wrong-otp': 400, 'otp-expired': 400, 'otp-used-up': 400 },
  offline: 'never',
  audit: 'completed a sign-up',
  limits: [{ by: 'ip', times: 300, seconds: 900 }],
  summary: 'Opens the investor account, pending approval, once the code is right',
});
