import * as z from 'zod/mini';
import { id } from '#kit/id.ts';

/* The steps by which somebody signs up whom an admin approves: an investor, an extension manager, an agro-processor. */

const nothing = z.strictObject({});

/** How often a letter with a code may be asked for, from one place and for one address. */
export const letterLimits = [
  { by: 'ip', times: 60, seconds: 900 },
  { by: 'field:email', times: 5, seconds: 900 },
] as const;

/** How often a code may be tried from one place. */
export const otpLimits = [{ by: 'ip', times: 300, seconds: 900 }] as const;

/** Why the code of a sign-up does not count. */
export const otpProblems = { 'wrong-otp': 400, 'otp-expired': 400, 'otp-used-up': 400 } as const;

/** Tells who one is; the code follows by letter. */
export const signingUp = {
  method: 'POST',
  who: 'anyone',
  output: z.strictObject({ uniqueId: id }),
  errors: { 'registration-closed': 403, 'password-guessable': 400 },
  offline: 'never',
  creates: true,
  limits: letterLimits,
} as const;

/** Adds one of several pictures while the code is waited for. */
export const addingSignUpPicture = {
  method: 'PUT',
  who: 'anyone',
  output: nothing,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 900 }],
  body: 'picture',
} as const;

/** Says the code, which opens the account, pending approval. */
export const confirmingSignUp = {
  method: 'POST',
  who: 'anyone',
  output: nothing,
  offline: 'never',
  audit: 'completed a sign-up',
  limits: otpLimits,
} as const;
