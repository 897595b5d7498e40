import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { businessHands } from './contract.ts';
import { opening, opportunity, opportunityDetails } from './opening-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;

export const readMillOpening = endpoint({
  name: 'marketplace.readMillOpening',
  method: 'GET',
  path: '/api/farmers/:keeperId/business/mill-opening',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id }),
  output: opening,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: "Whether agro-processors see a farmer's agri-business",
});

export const openToMills = endpoint({
  name: 'marketplace.openToMills',
  method: 'PUT',
  path: '/api/farmers/:keeperId/business/mill-opening',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, isOpen: z.boolean() }),
  output: opening,
  errors: {},
  offline: 'never',
  audit: 'opened an agri-business to agro-processors or closed it to them',
  summary: "Shows a farmer's agri-business to approved agro-processors, or stops showing it",
});

export const listVentures = endpoint({
  name: 'marketplace.listVentures',
  method: 'GET',
  path: '/api/companies/:companyId/ventures',
  who: staff,
  object: ofCompany,
  input: z.strictObject({
    companyId: id,
    ...pageQuery,
    search: z.optional(optionalText(60)),
    stateCode: z.optional(stateOrNone),
  }),
  output: page(opportunity),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary:
    'The agri-businesses that are open to agro-processors, the newest opened first; by the beginning of their name or kind, and by state',
});

export const readVenture = endpoint({
  name: 'marketplace.readVenture',
  method: 'GET',
  path: '/api/companies/:companyId/ventures/:businessId',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, businessId: id }),
  output: opportunityDetails,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One agri-business that is open to agro-processors',
});
