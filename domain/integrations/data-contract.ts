import * as z from 'zod/mini';
import { placeCode, placeFigures } from '#figures';
import { quotation } from '#marketplace';
import { tracedThing } from '#traceability';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { stateOrNone } from '#kit/place.ts';
import { page, pageQuery } from '#kit/text.ts';
import { weighed } from './weighed-model.ts';
import { call, callStates, replayAsk, webhook } from './webhook-model.ts';

/** Each key on its own: ten calls a second over an hour, as a program that reads along needs. */
const read = {
  method: 'GET',
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'account', times: 36_000, seconds: 3600 }],
} as const;

export const readDataFigures = endpoint({
  ...read,
  name: 'integrations.readDataFigures',
  path: '/api/data/figures/:place',
  who: 'key:figures-read',
  input: z.strictObject({ place: placeCode }),
  output: placeFigures,
  summary:
    'What was counted last of the place of a programme, or of a state where its place is the country (NG); what is of fewer than five is not told',
});

export const listDataPrices = endpoint({
  ...read,
  name: 'integrations.listDataPrices',
  path: '/api/data/prices',
  who: 'key:prices-read',
  input: z.strictObject({
    ...pageQuery,
    /** A crop's key. */
    crop: z.optional(z.string().check(z.regex(/^[a-z-]{0,40}$/, 'field.wrong'))),
    stateCode: z.optional(stateOrNone),
  }),
  output: page(quotation),
  summary: 'The newest price of each kind of produce at each market and in each unit, the newest first',
});

export const listDataLots = endpoint({
  ...read,
  name: 'integrations.listDataLots',
  path: '/api/data/lots',
  who: 'key:lots-read',
  input: z.strictObject(pageQuery),
  output: page(tracedThing),
  summary: 'The lots, units and packs that the company of the key knows of, the newest first',
});

export const listDataDeliveries = endpoint({
  ...read,
  name: 'integrations.listDataDeliveries',
  path: '/api/data/deliveries',
  who: 'key:deliveries-read',
  input: z.strictObject(pageQuery),
  output: page(weighed),
  summary: 'What was weighed at the gate of the company of the key, the newest first; without who brought it',
});

export const readDataDelivery = endpoint({
  ...read,
  name: 'integrations.readDataDelivery',
  path: '/api/data/deliveries/:deliveryId',
  who: 'key:deliveries-read',
  input: z.strictObject({ deliveryId: id }),
  output: weighed,
  summary: 'One delivery of the company of the key, without who brought it',
});

export const listDataWebhooks = endpoint({
  ...read,
  name: 'integrations.listDataWebhooks',
  path: '/api/data/webhooks',
  who: 'key:webhooks-manage',
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(webhook) }),
  summary: 'The webhooks of whoever holds the key',
});

export const listDataCalls = endpoint({
  ...read,
  name: 'integrations.listDataCalls',
  path: '/api/data/webhooks/:webhookId/calls',
  who: 'key:webhooks-manage',
  input: z.strictObject({ webhookId: id, ...pageQuery, state: z.optional(z.enum(callStates, 'field.wrong')) }),
  output: page(call),
  summary: 'What was and is to be sent to one of these webhooks, the newest first',
});

export const replayDataCalls = endpoint({
  name: 'integrations.replayDataCalls',
  method: 'POST',
  path: '/api/data/webhooks/:webhookId/replays',
  who: 'key:webhooks-manage',
  input: z.strictObject({ webhookId: id, ...replayAsk }),
  output: z.strictObject({ count: z.int() }),
  errors: { 'webhook-paused': 409, 'one-or-since': 400 },
  offline: 'never',
  audit: 'a program sent calls of a webhook again',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  summary: 'Sends one call again, or all that happened since a time; each keeps its id',
});
