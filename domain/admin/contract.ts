import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { waiting } from './waiting-model.ts';

export const listWaiting = endpoint({
  name: 'admin.listWaiting',
  method: 'GET',
  path: '/api/admin/waiting',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({
    items: z.array(waiting),
    rule: z.strictObject({ version: z.int(), date: z.string(), source: z.string() }),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What waits for the admins, kind by kind: how many, since when, whether it is late by the days of the house',
});
