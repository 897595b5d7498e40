import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { investorProfile, reviseInvestorProfile } from './investor-profile-contract.ts';

const own = { 'agro-processor': 'own' } as const;

/** The fields of an investor's, as the specification has it for both. E-mail and phone number change by a code alone. */
export const readProcessorProfile = endpoint({
  name: 'accounts.readProcessorProfile',
  method: 'GET',
  path: '/api/processor-profile',
  who: own,
  input: z.strictObject({}),
  output: investorProfile,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The own profile of an agro-processor, or of somebody who works for one',
});

export const reviseProcessorProfile = endpoint({
  name: 'accounts.reviseProcessorProfile',
  method: 'PUT',
  path: '/api/processor-profile',
  who: own,
  input: reviseInvestorProfile.input,
  output: investorProfile,
  errors: {},
  offline: 'never',
  audit: 'changed their agro-processor profile',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: 'Changes the own profile of an agro-processor; all its fields are required',
});

export const setProcessorPhoto = endpoint({
  name: 'accounts.setProcessorPhoto',
  method: 'PUT',
  path: '/api/processor-profile/photo',
  who: own,
  input: z.strictObject({}),
  output: investorProfile,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'changed their picture',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  body: 'picture',
  summary: 'Changes the own picture of an agro-processor',
});
