import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { flagChange, flagState } from './flag-model.ts';

export const listFlags = endpoint({
  name: 'settings.listFlags',
  method: 'GET',
  path: '/api/admin/flags',
  who: { admin: 'any' },
  input: z.strictObject({}),
  output: z.strictObject({ items: z.array(flagState) }),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What is opened step by step: for whom each flag is on, and what was said of it',
});

export const changeFlag = endpoint({
  name: 'settings.changeFlag',
  method: 'PUT',
  path: '/api/admin/flags/:name',
  who: { admin: 'any' },
  input: flagChange,
  output: flagState,
  errors: {},
  offline: 'never',
  audit: 'changed a feature flag',
  limits: [{ by: 'account', times: 120, seconds: 3600 }],
  summary: 'Says for whom a flag is on, at once, with the reason; what was said before stays on record',
});
