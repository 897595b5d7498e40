import { endpoint } from '#kit/endpoint.ts';
import { readInvestorProfile, reviseInvestorProfile, setInvestorPhoto } from './investor-profile-contract.ts';

const own = { 'agro-processor': 'own' } as const;

/** The fields of an investor's, as the specification has it for both. E-mail and phone number change by a code alone. */
export const readProcessorProfile = endpoint({
  ...readInvestorProfile,
  name: 'accounts.readProcessorProfile',
  path: '/api/processor-profile',
  who: own,
  summary: 'The own profile of an agro-processor, or of somebody who works for one',
});

export const reviseProcessorProfile = endpoint({
  ...reviseInvestorProfile,
  name: 'accounts.reviseProcessorProfile',
  path: '/api/processor-profile',
  who: own,
  audit: 'changed their agro-processor profile',
  summary: 'Changes the own profile of an agro-processor; all its fields are required',
});

export const setProcessorPhoto = endpoint({
  ...setInvestorPhoto,
  name: 'accounts.setProcessorPhoto',
  path: '/api/processor-profile/photo',
  who: own,
  summary: 'Changes the own picture of an agro-processor',
});
