import * as z from 'zod/mini';
import { stoppableUses } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { answerText, officeRequest, requestDraft, rightsRequest } from './request-model.ts';

export const askRight = endpoint({
  name: 'privacy.askRight',
  method: 'POST',
  path: '/api/my-rights',
  who: 'signed-in',
  input: requestDraft,
  output: rightsRequest,
  errors: { 'asked-already': 409 },
  offline: 'never',
  audit: 'asked for a right over their data',
  creates: true,
  limits: [{ by: 'account', times: 20, seconds: 86_400 }],
  summary: 'Asks for a right of NDPA 2023, ss. 34 to 38; a restriction or an objection stops the uses it names at once',
});

export const listOwnRequests = endpoint({
  name: 'privacy.listOwnRequests',
  method: 'GET',
  path: '/api/my-rights',
  who: 'signed-in',
  input: z.strictObject({}),
  output: z.strictObject({
    items: z.array(rightsRequest),
    /** Uses of their data that are stopped now. */
    stopped: z.array(z.enum(stoppableUses)),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What the person who is signed in asked, the newest first, and what is stopped at their word',
});

export const withdrawRequest = endpoint({
  name: 'privacy.withdrawRequest',
  method: 'POST',
  path: '/api/my-rights/:requestId/withdrawal',
  who: 'signed-in',
  input: z.strictObject({ requestId: id }),
  output: rightsRequest,
  errors: { 'withdrawn-already': 409 },
  offline: 'never',
  audit: 'took back a request over their data',
  summary: 'Takes a request back, one that was answered too; the uses of data that it stopped go on',
});

const office = { who: { admin: 'any' }, offline: 'never' } as const;

export const listRequests = endpoint({
  ...office,
  name: 'privacy.listRequests',
  method: 'GET',
  path: '/api/admin/rights',
  input: z.strictObject({ state: z.optional(z.enum(['open', 'all'])), ...pageQuery }),
  output: page(officeRequest),
  errors: {},
  audit: 'looked at requests over data',
  summary: 'What people asked: those that are open, the soonest due first, or all, the newest first',
});

export const answerRequest = endpoint({
  ...office,
  name: 'privacy.answerRequest',
  method: 'POST',
  path: '/api/admin/rights/:requestId/answer',
  input: z.strictObject({ requestId: id, outcome: z.enum(['done', 'refused']), answer: answerText }),
  output: officeRequest,
  errors: { 'answered-already': 409, 'own-request': 409 },
  audit: 'answered a request over data',
  summary:
    'Answers what somebody asked, in words they are sent; a refused restriction or objection lets the uses go on',
});
