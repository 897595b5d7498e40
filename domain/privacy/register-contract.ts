import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { privacyFigure } from './return-model.ts';
import { processingRegister, retentionRule } from './register-model.ts';

/** Anyone reads it: it says what is done with whose data, and holds none. */
const open = {
  method: 'GET',
  who: 'anyone',
  input: z.strictObject({}),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 120, seconds: 60 }],
  cachedSeconds: 300,
} as const;

export const readRegister = endpoint({
  ...open,
  name: 'privacy.readRegister',
  path: '/api/processing-register',
  output: processingRegister,
  summary: 'The record of processing: purposes, data, lawful basis, recipients, how long it is kept, with its version',
});

export const readRegisterFile = endpoint({
  ...open,
  name: 'privacy.readRegisterFile',
  path: '/api/processing-register/file',
  output: z.unknown(),
  answers: 'file',
  summary: 'The record of processing as a table (CSV)',
});

const office = { method: 'GET', who: { admin: 'any' }, errors: {}, offline: 'never' } as const;

export const listRetention = endpoint({
  ...office,
  name: 'privacy.listRetention',
  path: '/api/admin/retention',
  input: z.strictObject({}),
  output: z.strictObject({
    items: z.array(z.strictObject({ ...retentionRule.shape, ranAt: z.nullable(z.string()), runs: z.int() })),
  }),
  audit: 'no',
  summary: 'Each job that forgets what is over: what, after how many days, by whose word, and when it ran last',
});

const year = z.string('field.wrong').check(z.regex(/^20\d\d$/, 'field.wrong'));

export const readPrivacyReturn = endpoint({
  ...office,
  name: 'privacy.readPrivacyReturn',
  path: '/api/admin/privacy-return/:year',
  input: z.strictObject({ year }),
  output: z.strictObject({ year: z.int(), dueOn: z.string(), items: z.array(privacyFigure) }),
  audit: 'looked at the yearly return on data protection',
  summary: 'The figures of a year for the Compliance Audit Return (GAID 2025)',
});

export const readPrivacyReturnFile = endpoint({
  ...office,
  name: 'privacy.readPrivacyReturnFile',
  path: '/api/admin/privacy-return/:year/file',
  input: z.strictObject({ year }),
  output: z.unknown(),
  audit: 'took the yearly return on data protection away',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  answers: 'file',
  summary: 'The same as a table (CSV)',
});
