import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { page, pageQuery } from '#kit/text.ts';
import { holders, ofHolder } from './holder-model.ts';
import { call, callStates, replayAsk, webhook, webhookDetails } from './webhook-model.ts';

const theirs = { who: holders, object: ofHolder, offline: 'never' } as const;

const one = { holderId: id, webhookId: id };

const seldom = [{ by: 'account', times: 120, seconds: 3600 }] as const;

/** What a webhook refuses besides. */
const refusals = { 'webhook-address': 400, 'kind-not-theirs': 400, 'too-many-webhooks': 409, 'programme-ended': 409 };

/** Without an id of its own, as a key: the secret in its answer is not kept for a second asking. */
export const addWebhook = endpoint({
  ...theirs,
  name: 'integrations.addWebhook',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks',
  input: z.strictObject({ ...webhookDetails.shape, holderId: id }),
  output: z.strictObject({ ...webhook.shape, secret: z.string() }),
  errors: refusals,
  audit: 'added a webhook',
  creates: true,
  limits: seldom,
  summary:
    'Has programs of a company or programme told of what happens, at an https address; the secret that signs is shown this once',
});

export const listWebhooks = endpoint({
  ...theirs,
  name: 'integrations.listWebhooks',
  method: 'GET',
  path: '/api/holders/:holderId/webhooks',
  input: z.strictObject({ holderId: id }),
  output: z.strictObject({ items: z.array(webhook) }),
  errors: {},
  audit: 'no',
  summary: 'The webhooks of a company or programme, the newest first: ten at most',
});

export const readWebhook = endpoint({
  ...theirs,
  name: 'integrations.readWebhook',
  method: 'GET',
  path: '/api/holders/:holderId/webhooks/:webhookId',
  input: z.strictObject(one),
  output: webhook,
  errors: {},
  audit: 'no',
  summary: 'One webhook',
});

export const removeWebhook = endpoint({
  ...theirs,
  name: 'integrations.removeWebhook',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks/:webhookId/removal',
  input: z.strictObject(one),
  output: z.strictObject({ isRemoved: z.boolean() }),
  errors: {},
  audit: 'removed a webhook',
  limits: seldom,
  summary: 'Ends a webhook: what waits for it is not sent any more',
});

export const resumeWebhook = endpoint({
  ...theirs,
  name: 'integrations.resumeWebhook',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks/:webhookId/resumption',
  input: z.strictObject(one),
  output: webhook,
  errors: {},
  audit: 'resumed a webhook',
  limits: seldom,
  summary: 'Sends to a paused webhook again, beginning with what waited for it meanwhile',
});

export const changeWebhookSecret = endpoint({
  ...theirs,
  name: 'integrations.changeWebhookSecret',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks/:webhookId/secret',
  input: z.strictObject(one),
  output: z.strictObject({ ...webhook.shape, secret: z.string() }),
  errors: {},
  audit: 'changed the secret of a webhook',
  limits: seldom,
  summary: 'Makes a new secret, shown this once; for a day calls are signed with the one before too',
});

export const pingWebhook = endpoint({
  ...theirs,
  name: 'integrations.pingWebhook',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks/:webhookId/ping',
  input: z.strictObject(one),
  output: z.strictObject({ callId: id }),
  errors: { 'webhook-paused': 409 },
  audit: 'sent a test to a webhook',
  limits: seldom,
  summary: 'Sends a call of kind webhook.ping; what became of it stands in the list of calls',
});

export const listCalls = endpoint({
  ...theirs,
  name: 'integrations.listCalls',
  method: 'GET',
  path: '/api/holders/:holderId/webhooks/:webhookId/calls',
  input: z.strictObject({ ...one, ...pageQuery, state: z.optional(z.enum(callStates, 'field.wrong')) }),
  output: page(call),
  errors: {},
  audit: 'no',
  summary: 'What was and is to be sent to a webhook, the newest first, of the last 30 days',
});

export const replayCalls = endpoint({
  ...theirs,
  name: 'integrations.replayCalls',
  method: 'POST',
  path: '/api/holders/:holderId/webhooks/:webhookId/replays',
  input: z.strictObject({ ...one, ...replayAsk }),
  output: z.strictObject({ count: z.int() }),
  errors: { 'webhook-paused': 409, 'one-or-since': 400 },
  audit: 'sent calls of a webhook again',
  limits: seldom,
  summary: 'Sends one call again, or all that happened since a time; each keeps its id',
});
