import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { otpCode, person } from './model.ts';
import { session } from './session-model.ts';

const nothing = z.strictObject({});

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

export const setUpSecondFactor = endpoint({
  name: 'accounts.setUpSecondFactor',
  method: 'POST',
  path: '/api/second-factor/set-up',
  who: 'signing-in',
  input: nothing,
  output: z.strictObject({ secret: z.string(), uri: z.string() }),
  errors: { 'factor-exists': 409, 'factor-needs-email': 409 },
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

export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/sessions/end-others',
  who: 'signed-in',
  input: nothing,
  output: z.strictObject({ ended: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'ended all other sessions',
  summary: 'Signs this person out everywhere else',
});

/** As long as a token of 256 bits is in base64url. */
const alertToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.wrong'));

export const denySignIn = endpoint({
  name: 'accounts.denySignIn',
  method: 'POST',
  path: '/api/not-me',
  who: 'anyone',
  input: z.strictObject({ token: alertToken }),
  output: z.strictObject({ hasEmail: z.boolean() }),
  errors: { 'alert-over': 410 },
  offline: 'never',
  audit: 'said that a sign-in was not theirs',
  limits: [{ by: 'ip', times: 30, seconds: 900 }],
  summary: 'By the link of a letter or an SMS: ends the session it tells of, once, and its password is good no more',
});
