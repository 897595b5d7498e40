import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { instant, optionalText, page, pageQuery } from '#kit/text.ts';
import { often } from './product-contract.ts';

export const referral = z.strictObject({
  id,
  keeperId: id,
  name: z.string(),
  phone: z.string(),
  note: z.string(),
  askedAt: instant,
});

export type Referral = z.output<typeof referral>;

export const askReferral = endpoint({
  name: 'insurance.askReferral',
  method: 'POST',
  path: '/api/farmers/:keeperId/insurance-referrals',
  who: farmHands,
  object: { kind: 'farmer', idField: 'keeperId' },
  input: z.strictObject({
    id,
    keeperId: id,
    note: optionalText(300),
    /** The farmer's name and phone go to a licensed insurer. */
    hasAgreed: z.literal(true, 'insurance.consentRequired'),
  }),
  output: referral,
  errors: { 'referred-already': 409 },
  offline: 'never',
  audit: 'asked to be referred to an insurer',
  creates: true,
  limits: often,
  summary: 'Asks, with the farmer’s consent, that a licensed insurer calls; one at a time',
});

export const listReferrals = endpoint({
  name: 'insurance.listReferrals',
  method: 'GET',
  path: '/api/admin/insurance-referrals',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(referral),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Farmers who agreed that a licensed insurer calls them, the newest first',
});
