import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { investorDetails, otpCode } from './model.ts';
import { confirmingSignUp, otpProblems, signingUp } from './sign-up-acts.ts';

const nothing = z.strictObject({});

export const registerInvestor = endpoint({
  ...signingUp,
  name: 'accounts.registerInvestor',
  path: '/api/investors/register',
  input: investorDetails,
  audit: 'asked to sign up as an investor',
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
  ...confirmingSignUp,
  name: 'accounts.confirmInvestor',
  path: '/api/investors/confirm',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  errors: otpProblems,
  summary: 'Opens the investor account, pending approval, once the code is right',
});
