import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { deviceRow, deviceState, issue, item, lostPhone, mostItems, mostPushBytes, range } from './model.ts';

const nothing = z.strictObject({});
const count = z.int().check(z.gte(0), z.lte(10_000_000));

export const registerDevice = endpoint({
  name: 'sync.registerDevice',
  method: 'PUT',
  path: '/sync/devices/:deviceId',
  who: 'signed-in',
  input: z.strictObject({
    deviceId: id,
    /** Acts that wait on the phone now. */
    waiting: count,
    /** Photos of which the server lacks a part; none when it is not said. */
    photosWaiting: z.optional(count),
    /** What a cookie beside the store remembers of acts the store no longer has. */
    missing: count,
    /** Keeps the second wrapping of the data key; sent once, when the PIN is chosen. */
    recoveryKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/, 'field.id'))),
  }),
  output: deviceState,
  errors: { 'device-taken': 409, 'device-forgotten': 410 },
  offline: 'never',
  audit: 'no',
  // New ones among them are kept for ever, for what they sent. Phones ask again only when the server forgot something.
  limits: [{ by: 'account', times: 500, seconds: 86_400 }],
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
  errors: { 'epoch-changed': 409, 'device-unknown': 409, 'device-rolled-back': 409, 'device-forgotten': 410 },
  offline: 'never',
  audit: 'no',
  mostBytes: mostPushBytes,
  summary: 'Takes a batch of queued acts, each done by its own endpoint with its own outcome, kept for ever',
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

export const listLostPhones = endpoint({
  name: 'sync.listLostPhones',
  method: 'GET',
  path: '/api/admin/lost-phones',
  who: { admin: 'any' },
  input: z.strictObject(pageQuery),
  output: page(lostPhone),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'Phones on which work waited that may never come: wiped, or not heard of for 14 days; the last noticed first',
});

export const dealWithLostPhone = endpoint({
  name: 'sync.dealWithLostPhone',
  method: 'POST',
  path: '/api/admin/lost-phones/:deviceId/dealt-with',
  who: { admin: 'any' },
  object: { kind: 'device', idField: 'deviceId' },
  input: z.strictObject({ deviceId: id, note: requiredText('lostPhones.noteRequired', 500) }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'dealt with a lost phone',
  summary: 'Takes a phone off the list of lost ones with what came of asking; one that falls silent again comes back',
});
