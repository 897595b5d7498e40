import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { openToInvestors, readOpening } from './opening-contract.ts';
import { opportunity, opportunityDetails } from './opening-model.ts';

const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;

export const readMillOpening = endpoint({
  ...readOpening,
  name: 'marketplace.readMillOpening',
  path: '/api/farmers/:keeperId/business/mill-opening',
  summary: "Whether agro-processors see a farmer's agri-business",
});

/** As it is opened to investors. */
export const openToMills = endpoint({
  ...openToInvestors,
  name: 'marketplace.openToMills',
  path: '/api/farmers/:keeperId/business/mill-opening',
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
