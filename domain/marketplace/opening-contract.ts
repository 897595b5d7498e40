import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { businessHands } from './contract.ts';
import { opening, opportunity, opportunityDetails } from './opening-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;

export const readOpening = endpoint({
  name: 'marketplace.readOpening',
  method: 'GET',
  path: '/api/farmers/:keeperId/business/opening',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id }),
  output: opening,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "Whether investors see a farmer's agri-business",
});

export const openToInvestors = endpoint({
  name: 'marketplace.openToInvestors',
  method: 'PUT',
  path: '/api/farmers/:keeperId/business/opening',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, isOpen: z.boolean() }),
  output: opening,
  errors: {},
  offline: 'never',
  audit: 'opened an agri-business to investors or closed it to them',
  summary: "Shows a farmer's agri-business to approved investors, or stops showing it",
});

export const listOpportunities = endpoint({
  name: 'marketplace.listOpportunities',
  method: 'GET',
  path: '/api/investors/opportunities',
  who: { investor: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(opportunity),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The agri-businesses that are open to investors, the newest opened first',
});

export const readOpportunity = endpoint({
  name: 'marketplace.readOpportunity',
  method: 'GET',
  path: '/api/investors/opportunities/:businessId',
  who: { investor: 'any' },
  input: z.strictObject({ businessId: id }),
  output: opportunityDetails,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One agri-business that is open to investors',
});
