import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { answerLine } from './answer-model.ts';
import { demand, demandTerms, demandVersion } from './demand-model.ts';
import { marketQuery } from './market-query.ts';
import { match } from './match-model.ts';

const ofCompany = { kind: 'company', idField: 'companyId' } as const;
const staff = { 'agro-processor': 'staff' } as const;
const buyer = { 'agro-processor': 'buyer' } as const;
const limits = [{ by: 'account', times: 200, seconds: 3600 }] as const;
const nothing = z.strictObject({});

export const postDemand = endpoint({
  name: 'marketplace.postDemand',
  method: 'POST',
  path: '/api/companies/:companyId/demands',
  who: buyer,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, ...demandTerms.shape }),
  output: demand,
  errors: {},
  offline: 'never',
  audit: 'posted what their company wants to buy',
  creates: true,
  limits,
  summary: 'Says on the board what a company wants to buy: what, how much, where, when, and for how much',
});

export const reviseDemand = endpoint({
  name: 'marketplace.reviseDemand',
  method: 'POST',
  path: '/api/companies/:companyId/demands/:demandId/versions',
  who: buyer,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, demandId: id, seenVersion: z.int(), ...demandTerms.shape }),
  output: demand,
  errors: { 'terms-changed': 409, 'demand-over': 409 },
  offline: 'never',
  audit: 'changed what their company wants to buy',
  creates: true,
  limits,
  summary: 'Says it anew, as the next version; what was answered before stays with the version it was answered to',
});

export const closeDemand = endpoint({
  name: 'marketplace.closeDemand',
  method: 'POST',
  path: '/api/companies/:companyId/demands/:demandId/closing',
  who: buyer,
  object: ofCompany,
  input: z.strictObject({ id, companyId: id, demandId: id, reason: requiredText('demand.reasonRequired', 300) }),
  output: nothing,
  errors: {},
  offline: 'never',
  audit: 'closed what their company wanted to buy',
  limits,
  summary:
    'Takes a demand off the board; answers that were not agreed end with the same reason, and their lots are free',
});

export const listOwnDemands = endpoint({
  name: 'marketplace.listOwnDemands',
  method: 'GET',
  path: '/api/companies/:companyId/demands',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(z.strictObject({ ...demand.shape, openAnswers: z.int() })),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a company wants to buy, the newest first, closed ones too, with how many answers wait',
});

export const readOwnDemand = endpoint({
  name: 'marketplace.readOwnDemand',
  method: 'GET',
  path: '/api/companies/:companyId/demands/:demandId',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, demandId: id, ...pageQuery }),
  output: z.strictObject({ demand, versions: z.array(demandVersion), answers: page(answerLine) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One of them with every version of its terms, and its answers page by page, the newest first',
});

export const listMatches = endpoint({
  name: 'marketplace.listMatches',
  method: 'GET',
  path: '/api/companies/:companyId/demands/:demandId/matches',
  who: staff,
  object: ofCompany,
  input: z.strictObject({ companyId: id, demandId: id }),
  output: z.strictObject({ matches: z.array(match) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The lots on show that fit a demand best, each with why: distance, grade, quantity, day and record',
});

/** Who looks at the board. */
export const boardReaders = { farmer: 'any', 'extension-manager': 'any' } as const;

export const listDemands = endpoint({
  name: 'marketplace.listDemands',
  method: 'GET',
  path: '/api/demands',
  who: boardReaders,
  input: z.strictObject(marketQuery),
  output: page(demand),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The board: what companies want to buy now, the newest first; by crop, state, LGA and day of delivery',
});

export const readDemand = endpoint({
  name: 'marketplace.readDemand',
  method: 'GET',
  path: '/api/demands/:demandId',
  who: boardReaders,
  input: z.strictObject({ demandId: id }),
  output: demand,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One demand of the board; also one that is over',
});
