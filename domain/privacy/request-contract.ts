import * as z from 'zod/mini';
import { correctable, stoppableUses } from '#accounts';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery, requiredText } from '#kit/text.ts';
import { requestPreview } from './erasure-model.ts';
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

export const previewRequest = endpoint({
  ...office,
  name: 'privacy.previewRequest',
  method: 'GET',
  path: '/api/admin/rights/:requestId/preview',
  input: z.strictObject({ requestId: id }),
  output: requestPreview,
  errors: {},
  audit: 'looked at what a request over data would change',
  summary:
    'What a yes would do: of an erasure which records go and which stay without a name, and why; of a correction what stands there now',
});

export const answerRequest = endpoint({
  ...office,
  name: 'privacy.answerRequest',
  method: 'POST',
  path: '/api/admin/rights/:requestId/answer',
  input: z.strictObject({
    requestId: id,
    outcome: z.enum(['done', 'refused']),
    answer: answerText,
    /** Of a correction: what is written in which field. Left out where it was put right elsewhere. */
    correction: z.optional(
      z.strictObject({ field: z.enum(correctable), value: requiredText('rights.valueRequired', 200) }),
    ),
  }),
  output: officeRequest,
  errors: {
    'answered-already': 409,
    'own-request': 409,
    'person-has-duties': 409,
    'person-has-money': 409,
    'closed-already': 409,
  },
  audit: 'answered a request over data',
  summary:
    'Answers what somebody asked, in words they are sent. Yes to an erasure closes the account, which is erased after the days to come back; yes to a correction writes what is right. A refused restriction or objection lets the uses go on',
});
