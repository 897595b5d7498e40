import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { email } from '#kit/text.ts';
import { newPassword, otpCode, password, person, signUpDetails } from './model.ts';
import { otpProblems, otpLimits, letterLimits } from './sign-up-acts.ts';

/* The five calls of the owner's specification, section 7: paths, bodies and codes are theirs to the letter. */

/** Only this code means success, whatever the HTTP status says. */
const answer = <Code extends string>(code: Code) => ({ responseCode: z.literal(code), responseMessage: z.string() });

export const signIn = endpoint({
  name: 'accounts.signIn',
  method: 'POST',
  path: '/user/login',
  who: 'anyone',
  input: z.strictObject({ email: email(), password }),
  output: z.strictObject({
    ...answer('00'),
    status: z.string(),
    message: z.string(),
    token: z.string(),
    person,
  }),
  errors: { 'wrong-credentials': 401, 'account-closed': 403, 'account-suspended': 403, 'application-refused': 403 },
  offline: 'never',
  audit: 'signed in',
  limits: [
    { by: 'ip', times: 300, seconds: 900 },
    { by: 'field:email', times: 20, seconds: 900 },
  ],
  summary: 'Signs a person in with e-mail and password and starts a 24-hour session',
});

export const registerFarmer = endpoint({
  name: 'accounts.registerFarmer',
  method: 'POST',
  path: '/api/v1/farmers/register',
  who: 'anyone',
  input: signUpDetails,
  output: z.strictObject({ ...answer('00'), uniqueId: id }),
  errors: { 'registration-closed': 403 },
  offline: 'never',
  audit: 'asked to sign up',
  creates: true,
  limits: letterLimits,
  summary: 'Begins a farmer sign-up and sends a six-digit code',
});

export const verifyToken = endpoint({
  name: 'accounts.verifyToken',
  method: 'POST',
  path: '/api/v1/farmers/verify-token',
  who: 'anyone',
  input: z.strictObject({ uniqueId: id, code: otpCode }),
  output: z.strictObject({
    ...answer('010'),
    farmerInfo: z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  }),
  errors: otpProblems,
  offline: 'never',
  audit: 'no',
  limits: otpLimits,
  summary: 'Checks the six digits and lets their owner choose a password for 15 minutes',
});

export const requestOtp = endpoint({
  name: 'accounts.requestOtp',
  method: 'POST',
  path: '/api/v1/farmers/request-otp',
  who: 'anyone',
  input: z.strictObject({ email: email() }),
  output: z.strictObject({ ...answer('010'), uniqueId: id }),
  errors: {},
  offline: 'never',
  audit: 'asked for a new code',
  limits: letterLimits,
  summary: 'Sends a new code for a sign-up that is under way; the old one stops working',
});

export const completeRegistration = endpoint({
  name: 'accounts.completeRegistration',
  method: 'POST',
  path: '/api/v1/farmers/complete-registration',
  who: 'anyone',
  input: z.strictObject({ email: email(), password: newPassword }),
  output: z.strictObject(answer('013')),
  errors: { 'proof-missing': 200, 'password-guessable': 200 },
  offline: 'never',
  audit: 'completed a sign-up',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  summary: 'Chooses the password of a proved sign-up and opens the account',
});
