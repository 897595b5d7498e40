import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { requiredText } from '#kit/text.ts';
import { factorDemand, factors, recoveryCode } from './factor-model.ts';
import { person } from './model.ts';

const nothing = z.strictObject({});
const tries = { by: 'account', times: 10, seconds: 900 } as const;

export const readFactors = endpoint({
  name: 'accounts.readFactors',
  method: 'GET',
  path: '/api/second-factor',
  who: 'signed-in',
  input: nothing,
  output: factors,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The second factors of this person: the authenticator app, the passkeys, and how many recovery codes are left',
});

export const removeApp = endpoint({
  name: 'accounts.removeApp',
  method: 'DELETE',
  path: '/api/second-factor/app',
  who: 'signed-in',
  freshFactor: true,
  input: nothing,
  output: factors,
  errors: { 'no-factor': 409, 'last-factor': 409 },
  offline: 'never',
  audit: 'removed an authenticator app',
  limits: [tries],
  summary: 'Takes the authenticator app away, so that another can be set up; not the last factor of who must have one',
});

export const makeRecoveryCodes = endpoint({
  name: 'accounts.makeRecoveryCodes',
  method: 'POST',
  path: '/api/second-factor/codes',
  who: 'signed-in',
  freshFactor: true,
  input: nothing,
  output: z.strictObject({ codes: z.array(z.string()) }),
  errors: { 'no-factor': 409 },
  offline: 'never',
  audit: 'made recovery codes',
  limits: [tries],
  summary: 'Makes ten codes for who lost their phone, shown once; those before are worth nothing any more',
});

export const proveByCode = endpoint({
  name: 'accounts.proveByCode',
  method: 'POST',
  path: '/api/second-factor/code',
  who: 'signing-in',
  input: z.strictObject({ code: recoveryCode }),
  output: person,
  errors: { 'wrong-recovery-code': 400 },
  offline: 'never',
  audit: 'used a recovery code',
  limits: [tries],
  summary: 'Proves the second factor for this session with a recovery code, once',
});

export const readFactorDemand = endpoint({
  name: 'accounts.readFactorDemand',
  method: 'GET',
  path: '/api/admin/factor-demand',
  who: { admin: 'any' },
  input: nothing,
  output: factorDemand,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'From which day on investors and processors must have a second factor for what gives money out',
});

export const setFactorDemand = endpoint({
  name: 'accounts.setFactorDemand',
  method: 'PUT',
  path: '/api/admin/factor-demand',
  who: { admin: 'any' },
  freshFactor: true,
  input: z.strictObject({
    startsOn: day(),
    reason: requiredText('security.reasonRequired', 500),
  }),
  output: factorDemand,
  errors: { 'notice-too-short': 409 },
  offline: 'never',
  audit: 'moved the day a second factor is demanded from',
  limits: [tries],
  summary: 'Moves that day, with a reason; people are told of it for at least 14 days before',
});
