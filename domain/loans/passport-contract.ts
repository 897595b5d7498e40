import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { passport, passportDraft, passportView } from './passport-model.ts';

export const openPassport = endpoint({
  name: 'loans.openPassport',
  method: 'POST',
  path: '/api/passports',
  who: { farmer: 'own' },
  input: passportDraft,
  /** Without what opens it: answers are kept. Its farmer reads that in their list. */
  output: z.strictObject({ id, expiresAt: z.string() }),
  errors: { 'too-many-passports': 409 },
  offline: 'never',
  audit: 'opened a credit passport for a lender',
  creates: true,
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary: 'Lets a lender see chosen parts of the records of the farmer who is signed in, by a link, for some days',
});

export const listPassports = endpoint({
  name: 'loans.listPassports',
  method: 'GET',
  path: '/api/passports',
  who: { farmer: 'own' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(passport) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The credit passports of the farmer who is signed in, with each look at them, the newest first',
});

export const revokePassport = endpoint({
  name: 'loans.revokePassport',
  method: 'POST',
  path: '/api/passports/:passportId/revocation',
  who: { farmer: 'own' },
  object: { kind: 'passport', idField: 'passportId' },
  input: z.strictObject({ passportId: id }),
  output: passport,
  errors: {},
  offline: 'never',
  audit: 'ended a credit passport',
  summary: 'Ends a credit passport: its link opens nothing from now on',
});

export const viewPassport = endpoint({
  name: 'loans.viewPassport',
  method: 'POST',
  path: '/api/passports/view',
  who: 'anyone',
  /** Too long is as unknown as any other: what a link holds is nobody's field to mend. */
  input: z.strictObject({ token: z.string() }),
  output: passportView,
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary:
    'What a farmer lets a lender see, to whoever has the link; one that is over is as unknown as one that never was',
});
