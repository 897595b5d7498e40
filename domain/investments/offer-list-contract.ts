import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { offerStates } from './model.ts';
import { ofOffer } from './offer-contract.ts';
import { offer, offerCard } from './offer-model.ts';

const filters = {
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2,3}$/, 'field.wrong'))),
  crop: z.optional(z.string().check(z.maxLength(60))),
  risk: z.optional(z.enum(['low', 'medium', 'high'])),
  mostMonths: z.optional(z.string().check(z.regex(/^\d{1,2}$/, 'field.wrong'))),
};

/** A page with how many there are in all, from a counter. */
const counted = z.strictObject({ ...page(offerCard).shape, total: z.int() });

export const listOffers = endpoint({
  name: 'investments.listOffers',
  method: 'GET',
  path: '/api/offers',
  who: { investor: 'any', admin: 'any' },
  input: z.strictObject({ ...filters, open: z.optional(z.enum(['yes', 'all'])), ...pageQuery }),
  output: counted,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Offers that were published, the newest first: those that take money now, or all with those that are closed',
});

export const listOwnOffers = endpoint({
  name: 'investments.listOwnOffers',
  method: 'GET',
  path: '/api/offers/mine',
  who: { farmer: 'any', 'extension-manager': 'any' },
  input: z.strictObject({ as: z.optional(z.enum(['promoter', 'verifier'])), ...pageQuery }),
  output: page(offerCard),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Offers of one’s own farms, or of farmers in one’s care, or those one is to verify; the newest first',
});

export const listOffersByState = endpoint({
  name: 'investments.listOffersByState',
  method: 'GET',
  path: '/api/admin/offers',
  who: { admin: 'any' },
  input: z.strictObject({ state: z.optional(z.enum(offerStates)), ...pageQuery }),
  output: page(offerCard),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Offers of everyone by where they stand, the newest first',
});

export const readOffer = endpoint({
  name: 'investments.readOffer',
  method: 'GET',
  path: '/api/offers/:offerId',
  who: { farmer: 'own', 'extension-manager': 'assigned', investor: 'any', admin: 'any' },
  object: ofOffer,
  input: z.strictObject({ offerId: id }),
  output: offer,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'One offer whole: terms, milestones, verifier, the promoter’s record, its history. Investors see published ones',
});
