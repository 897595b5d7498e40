import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';

const nothing = z.strictObject({});
const ofDevice = { kind: 'device', idField: 'deviceId' } as const;
/** Whoever works with records that phones keep. */
const owner = {
  farmer: 'own',
  'extension-manager': 'own',
  investor: 'own',
  'agro-processor': 'own',
  admin: 'own',
} as const;

/** Anyone may make up devices to ask about. Many honest phones share an address, and each renews about once a day. */
const perIp = { by: 'ip', times: 600, seconds: 900 } as const;

/** The public half of a P-256 key as SubjectPublicKeyInfo, base64url. */
const publicKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{80,200}$/, 'field.wrong'));

export const trustDevice = endpoint({
  name: 'sync.trustDevice',
  method: 'PUT',
  path: '/sync/devices/:deviceId/trust',
  who: owner,
  object: ofDevice,
  input: z.strictObject({ deviceId: id, publicKey, password: optionalText(200) }),
  output: z.strictObject({ trustedUntil: z.string() }),
  errors: { 'wrong-password': 400 },
  offline: 'never',
  audit: 'trusted a phone',
  limits: [{ by: 'account', times: 10, seconds: 900 }],
  summary: 'Lets this phone renew the session by its own key for 30 days; asks for the password',
});

export const distrustDevice = endpoint({
  name: 'sync.distrustDevice',
  method: 'DELETE',
  path: '/sync/devices/:deviceId/trust',
  who: owner,
  object: ofDevice,
  input: z.strictObject({ deviceId: id }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'ended the trust in a phone',
  summary: 'Ends what a trusted phone may do',
});

export const askChallenge = endpoint({
  name: 'sync.askChallenge',
  method: 'POST',
  path: '/sync/devices/:deviceId/challenge',
  who: 'anyone',
  input: z.strictObject({ deviceId: id }),
  output: z.strictObject({ challenge: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [perIp, { by: 'field:deviceId', times: 60, seconds: 900 }],
  summary: 'A number to sign, good for two minutes and once; the same answer for phones nobody knows',
});

export const renewSession = endpoint({
  name: 'sync.renewSession',
  method: 'POST',
  path: '/sync/devices/:deviceId/session',
  who: 'anyone',
  input: z.strictObject({
    deviceId: id,
    challenge: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.wrong')),
    /** ECDSA with SHA-256 over the challenge's characters, in the raw 64 byte form, base64url. */
    signature: z.string().check(z.regex(/^[A-Za-z0-9_-]{86}$/, 'field.wrong')),
  }),
  output: z.strictObject({ accountId: id }),
  errors: { 'not-trusted': 403 },
  offline: 'never',
  audit: 'renewed a session by a trusted phone',
  limits: [perIp, { by: 'field:deviceId', times: 30, seconds: 900 }],
  summary: 'Starts a new session for the owner of a trusted phone, with no password',
});
