import * as z from 'zod/mini';
import { id } from '#kit/id.ts';
import { business } from './model.ts';

/** Whether investors see an agri-business, and since when. */
export const opening = z.strictObject({ isOpen: z.boolean(), openSince: z.nullable(z.string()) });

export type Opening = z.output<typeof opening>;

const { name, type, description, stateCode, lga } = business.shape;

/** An agri-business as investors see it among others. */
export const opportunity = z.strictObject({
  businessId: id,
  name,
  type,
  description,
  stateCode,
  lga,
  openSince: z.string(),
});

export type Opportunity = z.output<typeof opportunity>;

const { owner, farmSize, yearlyTonnes, employees, productCount, website, cacClass, cacNumber, cacDate } =
  business.shape;

/** The whole of one; the owner's e-mail and phone number are not in it: whoever wants them asks the farmer. */
export const opportunityDetails = z.strictObject({
  ...opportunity.shape,
  owner,
  farmSize,
  yearlyTonnes,
  employees,
  productCount,
  website,
  cacClass,
  cacNumber,
  cacDate,
});

export type OpportunityDetails = z.output<typeof opportunityDetails>;
