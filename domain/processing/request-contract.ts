import * as z from 'zod/mini';
import { farmHands } from '#farms';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { millRequest, openMill, requestDetails } from './request-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
export const ofMill = { kind: 'company', idField: 'companyId' } as const;
export const staff = { 'agro-processor': 'staff' } as const;
export const clerk = { 'agro-processor': 'clerk' } as const;
export const often = [{ by: 'account', times: 600, seconds: 3600 }] as const;
const few = [{ by: 'account', times: 120, seconds: 3600 }] as const;

export const listMills = endpoint({
  name: 'processing.listMills',
  method: 'GET',
  path: '/api/mills',
  who: { farmer: 'any', 'extension-manager': 'any', 'agro-processor': 'any', admin: 'any' },
  input: z.strictObject({
    ...pageQuery,
    search: z.optional(optionalText(60)),
    /** Companies that buy and sell on, too. */
    buyers: z.optional(z.literal('too')),
  }),
  output: page(openMill),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The mills that can be asked to process something, by the beginning of their name, in its order',
});

export const askMill = endpoint({
  name: 'processing.askMill',
  method: 'POST',
  path: '/api/farmers/:keeperId/mill-requests',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ ...requestDetails.shape, keeperId: id, lotId: z.nullable(id) }),
  output: millRequest,
  errors: { 'no-such-mill': 409, 'no-such-lot': 409 },
  offline: 'never',
  audit: 'asked a mill to process produce',
  creates: true,
  limits: few,
  summary: 'Asks a mill to process produce of a farmer on a wished day; one of their own lots may be named',
});

export const listAsked = endpoint({
  name: 'processing.listAsked',
  method: 'GET',
  path: '/api/farmers/:keeperId/mill-requests',
  who: farmHands,
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(millRequest),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a farmer asked mills to process, the newest first, with what they answered',
});

export const askOtherMill = endpoint({
  name: 'processing.askOtherMill',
  method: 'POST',
  path: '/api/companies/:companyId/asked-mills',
  who: staff,
  object: ofMill,
  input: z.strictObject({ ...requestDetails.shape, companyId: id }),
  output: millRequest,
  errors: { 'no-such-mill': 409 },
  offline: 'never',
  audit: 'asked a mill to process produce',
  creates: true,
  limits: few,
  summary: 'Asks another mill to process produce of a company on a wished day',
});

export const listAskedOthers = endpoint({
  name: 'processing.listAskedOthers',
  method: 'GET',
  path: '/api/companies/:companyId/asked-mills',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(millRequest),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a company asked other mills to process, the newest first, with what they answered',
});

export const listRequests = endpoint({
  name: 'processing.listRequests',
  method: 'GET',
  path: '/api/companies/:companyId/requests',
  who: staff,
  object: ofMill,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(millRequest),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a mill is asked to process, the newest first',
});

export const acceptRequest = endpoint({
  name: 'processing.acceptRequest',
  method: 'POST',
  path: '/api/companies/:companyId/requests/:requestId/acceptance',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ companyId: id, requestId: id, scheduledOn: day('processing.scheduledRequired') }),
  output: millRequest,
  errors: { 'request-answered': 409 },
  offline: 'never',
  audit: 'accepted a request to process produce',
  limits: often,
  summary: 'Accepts a request and says on which day the mill takes it',
});

export const refuseRequest = endpoint({
  name: 'processing.refuseRequest',
  method: 'POST',
  path: '/api/companies/:companyId/requests/:requestId/refusal',
  who: clerk,
  object: ofMill,
  input: z.strictObject({ companyId: id, requestId: id, reason: requiredText('processing.reasonRequired', 300) }),
  output: millRequest,
  errors: { 'request-answered': 409 },
  offline: 'never',
  audit: 'refused a request to process produce',
  limits: often,
  summary: 'Refuses a request with a reason, which whoever asked reads',
});
