import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText } from '#kit/text.ts';
import { deviceRow } from './model.ts';

const nothing = z.strictObject({});

/** More people than share a phone, and their older stores. */
const mostAsked = 50;

/** Many honest phones share an address, and each asks when it is opened. */
const perIp = { by: 'ip', times: 3000, seconds: 900 } as const;

export const listPhonesOf = endpoint({
  name: 'sync.listPhonesOf',
  method: 'GET',
  path: '/sync/people/:accountId/devices',
  who: { 'extension-manager': 'assigned', admin: 'any' },
  object: { kind: 'phoneKeeper', idField: 'accountId' },
  input: z.strictObject({ accountId: id }),
  output: z.strictObject({ items: z.array(deviceRow) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The phones that keep records of somebody, for who helps them with a lost one',
});

export const forgetPhone = endpoint({
  name: 'sync.forgetPhone',
  method: 'POST',
  path: '/sync/devices/:deviceId/forget',
  who: {
    farmer: 'own',
    'extension-manager': 'assigned',
    investor: 'own',
    'agro-processor': 'own',
    admin: 'any',
  },
  object: { kind: 'device', idField: 'deviceId' },
  input: z.strictObject({ deviceId: id, reason: optionalText(500) }),
  output: deviceRow,
  errors: { 'forget-reason-needed': 400 },
  offline: 'never',
  audit: 'had a phone forget somebody',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  summary:
    'Ends what somebody has open on a phone, and has it erase their records when it next reaches the server; for another person with a reason',
});

export const askStanding = endpoint({
  name: 'sync.askStanding',
  method: 'POST',
  path: '/sync/devices/standing',
  who: 'anyone',
  input: z.strictObject({ devices: z.array(id).check(z.maxLength(mostAsked)) }),
  output: z.strictObject({ forget: z.array(id) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [perIp],
  summary: 'Which of these stores a phone is to erase; asked without a session, as a lost phone has none',
});

export const tellForgotten = endpoint({
  name: 'sync.tellForgotten',
  method: 'POST',
  path: '/sync/devices/:deviceId/forgotten',
  who: 'anyone',
  input: z.strictObject({ deviceId: id, unsent: z.int().check(z.gte(0), z.lte(10_000_000)) }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [perIp, { by: 'field:deviceId', times: 30, seconds: 900 }],
  summary: 'A phone tells that it has erased a store it was told to, and how many acts went with it unsent',
});
