import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';
import { firstName, lastName, photoId } from './model.ts';

const details = {
  firstName,
  lastName,
  location: requiredText('investor.locationRequired', 120),
  about: optionalText(600).check(z.minLength(1, 'accounts.aboutRequired')),
};

/** An investor's own profile; specification, section 3. E-mail and phone number change by a code alone. */
const investorProfile = z.strictObject({
  accountId: id,
  firstName: z.string(),
  lastName: z.string(),
  location: z.string(),
  about: z.string(),
  email: z.string(),
  phone: z.string(),
  photoId: z.nullable(photoId),
});

export type InvestorProfile = z.output<typeof investorProfile>;

export const readInvestorProfile = endpoint({
  name: 'accounts.readInvestorProfile',
  method: 'GET',
  path: '/api/investor-profile',
  who: { investor: 'own' },
  input: z.strictObject({}),
  output: investorProfile,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "An investor's own profile",
});

export const reviseInvestorProfile = endpoint({
  name: 'accounts.reviseInvestorProfile',
  method: 'PUT',
  path: '/api/investor-profile',
  who: { investor: 'own' },
  input: z.strictObject(details),
  output: investorProfile,
  errors: {},
  offline: 'never',
  audit: 'changed their investor profile',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary: "Changes an investor's own profile; all its fields are required",
});

export const setInvestorPhoto = endpoint({
  name: 'accounts.setInvestorPhoto',
  method: 'PUT',
  path: '/api/investor-profile/photo',
  who: { investor: 'own' },
  input: z.strictObject({}),
  output: investorProfile,
  errors: { 'not-a-picture': 400 },
  offline: 'never',
  audit: 'changed their picture',
  limits: [{ by: 'account', times: 60, seconds: 3600 }],
  body: 'picture',
  summary: "Changes an investor's own picture",
});
