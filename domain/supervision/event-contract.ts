import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { eventDraft, extensionEvent } from './event-model.ts';
import { yearText } from './return-model.ts';

export const recordEvent = endpoint({
  name: 'supervision.recordEvent',
  method: 'POST',
  path: '/api/extension-events',
  who: { 'extension-manager': 'any' },
  input: eventDraft,
  output: extensionEvent,
  errors: { 'no-zone': 409, 'corrected-already': 409 },
  offline: 'never',
  creates: true,
  audit: 'recorded an event of extension',
  limits: [{ by: 'account', times: 200, seconds: 3600 }],
  summary:
    'Records a training, a demonstration, a group formed and the like, in the zone one supervises or is posted to; a correction is a new one',
});

export const listEvents = endpoint({
  name: 'supervision.listEvents',
  method: 'GET',
  path: '/api/extension-events',
  who: { 'extension-manager': 'any' },
  input: z.strictObject({ year: yearText }),
  output: z.strictObject({ items: z.array(extensionEvent) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The events that the manager who asks recorded for a year, the newest first, corrected ones too',
});
