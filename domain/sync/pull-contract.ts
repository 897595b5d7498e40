import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';

export const pullChanges = endpoint({
  name: 'sync.pull',
  method: 'GET',
  path: '/sync/pull',
  who: 'signed-in',
  input: z.strictObject({
    c: z.optional(z.string().check(z.regex(/^[0-9a-zA-Z~.-]{1,8000}$/, 'field.cursor'))),
    device: z.optional(id),
    waiting: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'field.wrong'))),
    photos: z.optional(z.string().check(z.regex(/^\d{1,7}$/, 'field.wrong'))),
  }),
  output: z.unknown(),
  errors: { 'device-forgotten': 410 },
  offline: 'never',
  audit: 'no',
  answers: 'lines',
  asksItself: true,
  summary: 'Streams what changed since the cursor, a line at a time, each line with the cursor that follows it',
});
