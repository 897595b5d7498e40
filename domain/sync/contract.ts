import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { deviceRow, deviceState, issue, item, mostItems, mostPushBytes, range } from './model.ts';

const nothing = z.strictObject({});
const count = z.int().check(z.gte(0), z.lte(10_000_000));
const ofDevice = { kind: 'device', idField: 'deviceId' } as const;
/** Whoever works with records that phones keep. */
const owner = {
  farmer: 'own',
  'extension-manager': 'own',
  investor: 'own',
  'agro-processor': 'own',
  admin: 'own',
} as const;

export const registerDevice = endpoint({
  name: 'sync.registerDevice',
  method: 'PUT',
  path: '/sync/devices/:deviceId',
  who: 'signed-in',
  input: z.strictObject({
    deviceId: id,
    /** Acts that wait on the phone now. */
    waiting: count,
    /** What a cookie beside the store remembers of acts the store no longer has. */
    missing: count,
    /** Keeps the second wrapping of the data key; sent once, when the PIN is chosen. */
    recoveryKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.id'))),
  }),
  output: deviceState,
  errors: { 'device-taken': 409 },
  offline: 'never',
  audit: 'no',
  summary: "Makes this phone's store known, tells how many acts wait on it, and answers what it should know",
});

export const pushActs = endpoint({
  name: 'sync.push',
  method: 'POST',
  path: '/sync/push',
  who: 'signed-in',
  input: z.strictObject({
    device: id,
    epoch: id,
    /** Acts that will still wait once this batch is answered. */
    waiting: count,
    items: z.array(item).check(z.maxLength(mostItems)),
  }),
  /** Every number of the batch is in `stored`; a phone lets go of nothing else. `issues` tells of those not just applied. */
  output: z.strictObject({ epoch: id, stored: z.array(range), issues: z.array(issue) }),
  errors: { 'epoch-changed': 409, 'device-unknown': 409, 'device-rolled-back': 409 },
  offline: 'never',
  audit: 'no',
  mostBytes: mostPushBytes,
  summary: 'Takes a batch of queued acts, each done by its own endpoint with its own outcome, kept for ever',
});

export const pullChanges = endpoint({
  name: 'sync.pull',
  method: 'GET',
  path: '/sync/pull',
  who: 'signed-in',
  input: z.strictObject({
    c: z.optional(z.string().check(z.regex(/^[0-9a-zA-Z~.-]{1,8000}$/, 'field.cursor'))),
    device: z.optional(id),
    waiting: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'field.wrong'))),
  }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'no',
  answers: 'lines',
  summary: 'Streams what changed since the cursor, a line at a time, each line with the cursor that follows it',
});

export const findMissing = endpoint({
  name: 'sync.have',
  method: 'POST',
  path: '/sync/have',
  who: 'signed-in',
  input: z.strictObject({ device: id, seqs: z.array(range).check(z.maxLength(10_000)) }),
  output: z.strictObject({ epoch: id, missing: z.array(range) }),
  errors: { 'device-unknown': 409 },
  offline: 'never',
  audit: 'no',
  summary: "Which of a phone's acknowledged acts this database does not have: it was restored from an older copy",
});

export const listIssues = endpoint({
  name: 'sync.listIssues',
  method: 'GET',
  path: '/sync/issues',
  who: 'signed-in',
  input: z.strictObject(pageQuery),
  output: page(
    z.strictObject({ ...issue.shape, device: id, endpoint: z.string(), input: z.unknown(), receivedAt: z.string() }),
  ),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "The viewer's own acts that were refused or set aside, newest first",
});

export const listDevices = endpoint({
  name: 'sync.listDevices',
  method: 'GET',
  path: '/sync/devices',
  who: 'signed-in',
  input: nothing,
  output: z.strictObject({ items: z.array(deviceRow) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The phones that keep records of this person, what waits on each, and until when each is trusted',
});

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
