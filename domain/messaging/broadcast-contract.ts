import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery } from '#kit/text.ts';
import { broadcast, broadcastAudience, broadcastDraft, broadcastLimits, news } from './broadcast-model.ts';

const senders = { 'extension-manager': 'any', admin: 'any' } as const;

export const previewBroadcast = endpoint({
  name: 'messaging.previewBroadcast',
  method: 'POST',
  path: '/api/broadcasts/preview',
  who: senders,
  input: z.strictObject({ ...broadcastAudience.shape, text: optionalText(broadcastLimits.mostLetters) }),
  output: z.strictObject({ total: z.int(), smsParts: z.int() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'How many people a broadcast would reach, and how many SMS it is billed as for each of them',
});

export const sendBroadcast = endpoint({
  name: 'messaging.sendBroadcast',
  method: 'POST',
  path: '/api/broadcasts',
  who: senders,
  input: broadcastDraft,
  output: broadcast,
  errors: { 'no-audience': 409, 'too-many-broadcasts': 409 },
  offline: 'never',
  audit: 'said something to many',
  creates: true,
  limits: [{ by: 'account', times: 30, seconds: 3600 }],
  summary: 'Says something to people of a role and place, or of a manager to the farmers in their care; sent by day',
});

export const listBroadcasts = endpoint({
  name: 'messaging.listBroadcasts',
  method: 'GET',
  path: '/api/broadcasts',
  who: senders,
  input: z.strictObject({ ...pageQuery }),
  output: page(broadcast),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What the viewer said to many, newest first, with how far each has come; of admins everything',
});

export const stopBroadcast = endpoint({
  name: 'messaging.stopBroadcast',
  method: 'POST',
  path: '/api/broadcasts/:broadcastId/stop',
  who: { 'extension-manager': 'own', admin: 'any' },
  object: { kind: 'broadcast', idField: 'broadcastId' },
  input: z.strictObject({ broadcastId: id }),
  output: broadcast,
  errors: { 'broadcast-over': 409 },
  offline: 'never',
  audit: 'stopped a broadcast',
  summary: 'Stops a broadcast: who was not told yet is not told any more',
});

export const listNews = endpoint({
  name: 'messaging.listNews',
  method: 'GET',
  path: '/api/news',
  who: 'signed-in',
  input: z.strictObject({ ...pageQuery }),
  output: page(news),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What was said to many and the viewer among them, newest first',
});
